import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { capReached } from '../usage/caps.ts'
import type { Call } from './call.ts'
import { callSpeech } from './call-wording.ts'
import { addMessage } from './message-store.ts'
import { findOwnersPhone } from './answering-store.ts'
import { updateCall } from './store.ts'
import { dial, record } from './twiml.ts'

/**
 * Puts the caller through to the owner's verified phone. Without one they leave a message, as they do at a cap, because a second
 * call costs money.
 */
export async function putThrough(
  deps: Deps,
  call: Call,
  { say, dialledAt = deps.now() }: { say?: string; dialledAt?: Date } = {},
): Promise<string> {
  const phone = await findOwnersPhone(deps.db, call.agentId)
  if (!phone || (await capReached(deps, call))) return recordMessage(deps, call)
  await updateCall(deps.db, call.id, {
    stage: 'dialling',
    dialledAt,
    dialledNumber: phone,
    pickedUpAt: null,
  })
  const { locale } = await callSpeech(deps, call)
  const where = { appUrl: deps.config.appUrl, language: locale }
  return dial(where, { callId: call.id, phone, callerId: shownNumber(call), ...(say && { say }) })
}

/** The number that the owner's phone shows: the caller's, or the agent's if that is hidden. */
export const shownNumber = ({ fromNumber, toNumber }: Call): string =>
  fromNumber.startsWith('+') ? fromNumber : toNumber

/** Asks the caller for a message and records it. */
export async function recordMessage(deps: Deps, call: Call): Promise<string> {
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
  notifyDashboards(deps, 'call', call)
  return record({ appUrl: deps.config.appUrl, language: locale }, call.id, leaveMessage)
}
