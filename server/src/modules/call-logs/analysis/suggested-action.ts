import { listen } from '../../listening/listen.ts'
import { sayTime } from '../../appointments/say.ts'
import type { Judged } from './judge.ts'
import type { EndedCall } from './types.ts'

/** The most characters of what the caller needs. */
const MAX_NEED = 120

/** What the owner should do now, given how the call ended and what it was. */
export function suggestedAction(call: EndedCall, { found, isUnwanted }: Judged): string {
  const has = (group: string) => found.some((cue) => cue.group === group)
  if (isUnwanted && has('scam')) {
    return 'Do not call back, and pay or tell nothing. Consider blocking the number.'
  }
  if (call.wasTaken) return 'Nothing to do: you took the call.'
  if (has('emergency')) return 'Call back at once.'
  if (isUnwanted) return 'No need to call back. Consider blocking the number.'
  if (has('wrong-number')) return 'Nothing to do: the caller seems to have misdialled.'
  if (!call.transcript.some(({ speaker, text }) => speaker === 'caller' && text.trim())) {
    return 'Nothing to do: the caller hung up without a word.'
  }
  if (call.agentType !== 'ANTI_THEFT') return afterSales(call)
  if (has('notice')) return 'Read the notice; nobody waits for a call back.'
  return afterScreening(call, has('relation'))
}

function afterScreening({ decision, hasRecording }: EndedCall, isRelated: boolean): string {
  if (decision === null && !hasRecording) {
    return 'Nothing to do: the caller hung up before the agent knew what it was about.'
  }
  if (hasRecording) {
    return decision === 'connect' || isRelated
      ? 'Listen to the message and call back soon.'
      : 'Listen to the message and call back if you know the caller.'
  }
  if (decision === 'connect') return 'Call back: you could not be reached, and no message was left.'
  return isRelated ? 'Call back soon.' : 'Read what was said and call back if you know the caller.'
}

function afterSales(call: EndedCall): string {
  if (call.hasRecording) return 'Listen to the message and call back.'
  const { booked } = call
  const open = isSettled(call) ? null : openAction(call)
  if (!booked) return open ?? 'Nothing to do: the agent answered the caller.'
  const when = `${sayTime('en', booked.startsAt, booked.timeZone)} with ${booked.person}`
  return open
    ? `An appointment was booked for ${when}. ${open}`
    : `Nothing to do: an appointment was booked for ${when}.`
}

/** Whether nobody has to act: the caller has an appointment or was answered, and waits for nothing else. */
function isSettled(call: EndedCall): boolean {
  const { transcript, lead, booked, unanswered, isOpen, wasDialled } = call
  if (isOpen || wasDialled || unanswered.length > 0) return false
  if (!booked && lead?.contact) return false
  return !transcript.some(({ speaker, text }) => speaker === 'caller' && wantsMore(call, text))
}

function openAction({ lead, from, unanswered }: EndedCall): string {
  const who = lead?.name ?? 'the caller'
  const question = unanswered.at(-1)?.slice(0, MAX_NEED)
  const need = question ?? lead?.need?.slice(0, MAX_NEED)
  const about = need ? ` about: ${need}` : '.'
  if (lead?.contact) return `Get back to ${who} at ${lead.contact}${about}`
  if (from.startsWith('+')) return `Call ${who} back at ${from}${about}`
  return question
    ? `The caller left no number. Teach the agent what it did not know: ${question}`
    : 'The caller wants to hear from you, but left no number; nothing can be done.'
}

/** Whether words are a wish that was not fulfilled in the call: for a person, a call back, or an appointment. */
function wantsMore({ booked, hasLink }: EndedCall, text: string): boolean {
  const heard = listen(text, { languages: [], before: null })
  if (heard.wantsAppointment) return !booked && !hasLink
  return heard.wantsCallback || heard.wantsPerson
}
