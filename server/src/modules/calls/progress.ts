import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { isId, newId } from '../../lib/ids.ts'
import { wordingIn } from '../../wording/index.ts'
import { localeOf } from '../../wording/locale.ts'
import { agentProfile } from '../agents/profile.ts'
import { capReached } from '../usage/caps.ts'
import { type Fields, openRelay } from './answer-call.ts'
import type { Call } from './call.ts'
import { finishCall, noteDuration } from './finish.ts'
import { keepRecording } from './recordings.ts'
import { addMessage } from './message-store.ts'
import { secondsOf } from './seconds.ts'
import { findBySid, findCall, findOwnersPhone, updateCall } from './store.ts'
import { tellOwner } from './tell.ts'
import { callWordingOf } from './call-wording.ts'
import { dial, hangUp, nothing, record, whisper } from './twiml.ts'

/** A line that drops more often is given up for a recorded message. */
const MOST_RELAYS = 5
const OVER = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])

/** The relay ended: how does the call go on? */
export async function afterRelay(deps: Deps, fields: Fields): Promise<string> {
  const call = await callOf(deps, fields)
  const status = fields['CallStatus'] ?? ''
  if (call.endedAt) return nothing()
  if (OVER.has(status)) return end(deps, call, status)
  switch (call.stage) {
    case 'talking':
      return fields['SessionStatus'] === 'failed' && call.relays < MOST_RELAYS
        ? openRelay(deps, call, (await callWordingOf(deps, call.agentId)).backAgain)
        : takeMessage(deps, call)
    case 'dialling':
      return putThrough(deps, call)
    case 'voicemail':
      return takeMessage(deps, call)
    case 'connected':
    case 'ending':
    case 'ended':
      return hangUp()
  }
}

/** Rings the owner's verified phone; without one, or at the cap, for it is a second call, the caller leaves a message. */
export async function putThrough(deps: Deps, call: Call, say?: string): Promise<string> {
  const phone = await findOwnersPhone(deps.db, call.agentId)
  if (!phone || (await capReached(deps, call))) return takeMessage(deps, call)
  const { appUrl } = deps.config
  const { language } = await agentProfile(deps, call.agentId)
  await updateCall(deps.db, call.id, {
    stage: 'dialling',
    dialledAt: deps.now(),
    dialledNumber: phone,
  })
  // The owner's phone shows who calls; a caller without a number appears as the agent's own.
  const callerId = call.fromNumber.startsWith('+') ? call.fromNumber : call.toNumber
  const where = { appUrl, language: localeOf(language) }
  return dial(where, { callId: call.id, phone, callerId, ...(say && { say }) })
}

/** The owner picked up: who is it? */
export async function announce(deps: Deps, callId: string | undefined): Promise<string> {
  const call = await callById(deps, callId)
  const { name, language } = await agentProfile(deps, call.agentId)
  const { whisper: says } = wordingIn(language).call
  const who = call.callerName ?? spokenNumber(call.fromNumber) ?? says.unknownNumber
  const announcement = [
    says.call({ agent: name, who }),
    ...(call.callReason ? [says.about({ why: call.callReason.slice(0, 200) })] : []),
    says.pressOne,
  ]
  const where = { appUrl: deps.config.appUrl, language: localeOf(language) }
  return whisper(where, call.id, announcement.join(' '))
}

/** The owner pressed a key: 1 takes the call. */
export async function accept(deps: Deps, callId: string | undefined, digit?: string) {
  const call = await callById(deps, callId)
  if (digit !== '1' || call.endedAt) return hangUp()
  await updateCall(deps.db, call.id, { stage: 'connected', acceptedAt: deps.now() })
  tellOwner(deps, call)
  return nothing()
}

/** The owner's phone was rung: either they talked, or the caller leaves a message. */
export async function afterDial(deps: Deps, callId: string | undefined, fields: Fields) {
  const call = await callById(deps, callId)
  if (call.endedAt) return nothing()
  const status = fields['CallStatus'] ?? ''
  if (OVER.has(status)) return end(deps, call, status)
  if (!call.acceptedAt) return takeMessage(deps, call)
  await finishCall(deps, call, { status: 'completed' })
  return hangUp()
}

/** The caller left their message. */
export async function afterRecording(deps: Deps, callId: string | undefined, fields: Fields) {
  const call = await callById(deps, callId)
  await keepRecording(deps, callId, fields)
  if (!call.endedAt) await finishCall(deps, call, { status: 'completed' })
  const { language } = await agentProfile(deps, call.agentId)
  return hangUp(wordingIn(language).call.thanksForMessage, localeOf(language))
}

/** Status callbacks come in any order, and more than once. */
export async function noteStatus(deps: Deps, fields: Fields): Promise<void> {
  const call = await findBySid(deps.db, fields['CallSid'] ?? '')
  const { CallStatus: status = '', CallDuration: duration } = fields
  if (!call || !OVER.has(status)) return
  const seconds = secondsOf(duration)
  if (!call.endedAt) {
    await finishCall(deps, call, { status, durationSeconds: seconds ?? undefined })
  } else if (seconds !== null && seconds !== call.durationSeconds) {
    await noteDuration(deps, call.id, seconds)
  }
}

async function end(deps: Deps, call: Call, status: string): Promise<string> {
  await finishCall(deps, call, { status })
  return nothing()
}

/** The caller is asked for a message, which is recorded. */
export async function takeMessage(deps: Deps, call: Call): Promise<string> {
  const { language } = await agentProfile(deps, call.agentId)
  const { leaveMessage } = wordingIn(language).call
  if (call.stage !== 'voicemail') {
    await updateCall(deps.db, call.id, { stage: 'voicemail' })
    await addMessage(
      deps.database,
      call.id,
      { id: newId(), speaker: 'agent', text: leaveMessage },
      null,
    )
  }
  tellOwner(deps, call)
  return record({ appUrl: deps.config.appUrl, language: localeOf(language) }, call.id, leaveMessage)
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
