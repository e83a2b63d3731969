import type { Deps } from '../../deps.ts'
import { decideByList } from '../screening/index.ts'
import type { ScreeningState } from '../screening/types.ts'
import type { Call } from './call.ts'
import { finishCall } from './finish.ts'
import { putThrough } from './put-through.ts'
import { findOwnersPhone } from './answering-store.ts'
import { updateCall } from './store.ts'
import { busy } from './twiml.ts'
import { callSpeech } from './call-wording.ts'

/**
 * Puts callers on the owner's allow list through before any question, and turns those on the block list away before any greeting.
 * @returns TwiML for the carrier; null for callers who must be asked, and when there is no phone to ring.
 */
export async function decideListed(deps: Deps, call: Call): Promise<string | null> {
  const listed = listedAs(call)
  if (!listed) return null
  const { decision, signals } = listed
  if (decision === 'connect' && !(await findOwnersPhone(deps.db, call.agentId))) return null
  await updateCall(deps.db, call.id, { decision, signals })
  if (decision === 'connect') {
    return putThrough(deps, call, { say: (await callSpeech(deps, call)).words.oneMoment })
  }
  await finishCall(deps, call, { status: 'busy' })
  return busy()
}

/** The decision of the lists. Only for calls that are screened; a test call from the browser is never decided by the lists. */
function listedAs({ channel, script }: Call) {
  if (channel !== 'phone' || !script || typeof script !== 'object' || !('facts' in script)) {
    return null
  }
  // The cast is safe: only the state of a screened call has facts.
  return decideByList((script as ScreeningState).facts)
}
