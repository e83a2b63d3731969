import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { isId } from '../../lib/ids.ts'
import { wordingIn } from '../../wording/index.ts'
import { localeOf } from '../../wording/locale.ts'
import { agentProfile } from '../agents/profile.ts'
import { countUnlogged } from '../usage/count.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { type Fields, openRelay } from './answer-call.ts'
import type { Call } from './call.ts'
import { finishCall, noteDuration } from './finish.ts'
import { keepRecording, secondsOf } from './recordings.ts'
import { putThrough, recordMessage } from './put-through.ts'
import { findBySid, findCall, putDown, updateCall } from './store.ts'
import { callSpeech } from './call-wording.ts'
import { hangUp, nothing, whisper } from './twiml.ts'

/** The most relays of one call: when the line drops more often, the caller is asked to leave a message. */
const MAX_RELAYS = 5
const OVER = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])

/** Answers the carrier when a relay has ended: how the call continues. */
export async function afterRelay(deps: Deps, fields: Fields): Promise<string> {
  const call = await callOf(deps, fields)
  const status = fields['CallStatus'] ?? ''
  if (call.endedAt) return nothing()
  if (OVER.has(status)) return end(deps, call, status)
  switch (call.stage) {
    case 'talking':
      return fields['SessionStatus'] === 'failed' && call.relays < MAX_RELAYS
        ? openRelay(deps, call, (await callSpeech(deps, call)).words.backAgain)
        : recordMessage(deps, call)
    case 'dialling':
      return putThrough(deps, call)
    case 'voicemail':
      return recordMessage(deps, call)
    case 'connected':
    case 'ending':
    case 'ended':
      return hangUp()
  }
}

/** Answers the carrier when the owner picked up: tells them who is calling. */
export async function announce(deps: Deps, callId: string | undefined): Promise<string> {
  const call = await callById(deps, callId)
  await updateCall(deps.db, call.id, { pickedUpAt: deps.now() })
  const { name, language } = await agentProfile(deps, call.agentId)
  const { whisper: words } = wordingIn(language).call
  const who = call.callerName ?? spokenNumber(call.fromNumber) ?? words.unknownNumber
  const announcement = [
    words.call({ agent: name, who }),
    ...(call.callReason ? [words.about({ why: call.callReason.slice(0, 200) })] : []),
    words.pressOne,
  ]
  const where = { appUrl: deps.config.appUrl, language: localeOf(language) }
  return whisper(where, call.id, announcement.join(' '))
}

/** Handles the key that the owner pressed: 1 accepts the call. */
export async function accept(deps: Deps, callId: string | undefined, digit?: string) {
  const call = await callById(deps, callId)
  if (digit !== '1' || call.endedAt) return hangUp()
  await updateCall(deps.db, call.id, { stage: 'connected', acceptedAt: deps.now() })
  notifyDashboards(deps, 'call', call)
  return nothing()
}

/** Answers the carrier after the owner's phone was rung: if they did not talk, the caller leaves a message. */
export async function afterDial(deps: Deps, callId: string | undefined, fields: Fields) {
  const call = await callById(deps, callId)
  if (call.endedAt) return nothing()
  const status = fields['CallStatus'] ?? ''
  if (OVER.has(status)) return end(deps, call, status)
  if (!call.acceptedAt) {
    await countUnaccepted(deps, call, fields)
    return recordMessage(deps, call)
  }
  await finishCall(deps, call, { status: 'completed' })
  return hangUp()
}

/** Counts the call to the owner's phone where somebody picked up and did not take it, or a mailbox did. */
function countUnaccepted(deps: Deps, call: Call, fields: Fields): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const since = await putDown(tx, call.id)
    if (!since) return
    const passed = Math.round((deps.now().getTime() - since.getTime()) / 1000)
    const seconds = secondsOf(fields['DialCallDuration']) ?? Math.max(1, passed)
    await countUnlogged(deps, tx, call, seconds)
  })
}

/** Answers the carrier when the caller has left a message. */
export async function afterRecording(deps: Deps, callId: string | undefined, fields: Fields) {
  const call = await callById(deps, callId)
  await keepRecording(deps, callId, fields)
  if (!call.endedAt) await finishCall(deps, call, { status: 'completed' })
  const { words, locale } = await callSpeech(deps, call)
  return hangUp(words.thanksForMessage, locale)
}

/** Handles a status callback; these come in any order, and more than once. */
export async function noteStatus(deps: Deps, fields: Fields): Promise<void> {
  const call = await findBySid(deps.db, fields['CallSid'] ?? '')
  const { CallStatus: status = '', CallDuration: duration } = fields
  if (!call || !OVER.has(status)) return
  const seconds = secondsOf(duration)
  if (!call.endedAt) await finishCall(deps, call, { status, durationSeconds: seconds ?? undefined })
  // Another webhook may have ended the call since it was read, without its length.
  if (seconds !== null) await noteDuration(deps, call.id, seconds)
}

async function end(deps: Deps, call: Call, status: string): Promise<string> {
  await finishCall(deps, call, { status })
  return nothing()
}

async function callOf(deps: Deps, fields: Fields): Promise<Call> {
  const call = await findBySid(deps.db, fields['CallSid'] ?? '')
  if (!call) throw notFound('Call')
  return call
}

async function callById(deps: Deps, id: string | undefined): Promise<Call> {
  const call = id && isId(id) ? await findCall(deps.db, id) : undefined
  if (!call) throw notFound('Call')
  return call
}

const spokenNumber = (phone: string) =>
  phone.startsWith('+') ? phone.slice(-10).split('').join(' ') : null
