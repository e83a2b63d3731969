import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { capReached } from '../usage/caps.ts'
import type { Call } from './call.ts'
import { callSpeech } from './call-wording.ts'
import { addMessage } from './message-store.ts'
import { findOwnersPhone, updateCall } from './store.ts'
import { tellOwner } from './tell.ts'
import { dial, record } from './twiml.ts'

/** Rings the owner's verified phone; without one, or at the cap, for it is a second call, the caller leaves a message. */
export async function putThrough(deps: Deps, call: Call, say?: string): Promise<string> {
  const phone = await findOwnersPhone(deps.db, call.agentId)
  if (!phone || (await capReached(deps, call))) return takeMessage(deps, call)
  await updateCall(deps.db, call.id, {
    stage: 'dialling',
    dialledAt: deps.now(),
    dialledNumber: phone,
  })
  // The owner's phone shows who calls; a caller without a number appears as the agent's own.
  const callerId = call.fromNumber.startsWith('+') ? call.fromNumber : call.toNumber
  const { locale } = await callSpeech(deps, call)
  const where = { appUrl: deps.config.appUrl, language: locale }
  return dial(where, { callId: call.id, phone, callerId, ...(say && { say }) })
}

/** The caller is asked for a message, which is recorded. */
export async function takeMessage(deps: Deps, call: Call): Promise<string> {
  const { locale, words } = await callSpeech(deps, call)
  const { leaveMessage } = words
  if (call.stage !== 'voicemail') {
    await updateCall(deps.db, call.id, { stage: 'voicemail' })
    await addMessage(
      deps.driver,
      call.id,
      { id: newId(), speaker: 'agent', text: leaveMessage },
      null,
    )
  }
  tellOwner(deps, call)
  return record({ appUrl: deps.config.appUrl, language: locale }, call.id, leaveMessage)
}
