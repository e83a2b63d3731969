import { listen } from '../../listening/listen.ts'
import type { Judged } from './judge.ts'
import type { EndedCall } from './types.ts'

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

function afterSales({ transcript, lead, from, wasDialled, hasRecording }: EndedCall): string {
  if (hasRecording) return 'Listen to the message and call back.'
  const who = lead?.name ?? 'the caller'
  const about = lead?.need ? ` about: ${lead.need.slice(0, 120)}` : '.'
  if (lead?.contact) return `Get back to ${who} at ${lead.contact}${about}`
  const wants = transcript.some(({ speaker, text }) => speaker === 'caller' && wantsSomebody(text))
  if (!wants && !wasDialled) return 'Nothing to do: the agent answered the caller.'
  return from.startsWith('+')
    ? `Call ${who} back at ${from}${about}`
    : 'The caller wants to hear from you, but left no number; nothing can be done.'
}

function wantsSomebody(text: string): boolean {
  const { wantsCallback, wantsPerson } = listen(text, { languages: [], before: null })
  return wantsCallback || wantsPerson
}
