import type { Deps } from '../../deps.ts'
import { decideByList } from '../screening/index.ts'
import type { ScreeningState } from '../screening/types.ts'
import type { Call } from './call.ts'
import { finishCall } from './finish.ts'
import { putThrough } from './put-through.ts'
import { findOwnersPhone, updateCall } from './store.ts'
import { busy } from './twiml.ts'
import { callSpeech } from './call-wording.ts'

/**
 * Puts a caller on the owner's allow list through before any question, and turns one on the block list away before any greeting.
 * @returns what the carrier is to do; null for whoever is to be asked, and where there is no phone to ring.
 */
export async function decideListed(deps: Deps, call: Call): Promise<string | null> {
  const listed = listedAs(call)
  if (!listed) return null
  const { decision, signals } = listed
  if (decision === 'connect' && !(await findOwnersPhone(deps.db, call.agentId))) return null
  await updateCall(deps.db, call.id, { decision, signals })
  if (decision === 'connect') {
    return putThrough(deps, call, (await callSpeech(deps, call)).words.oneMoment)
  }
  await finishCall(deps, call, { status: 'busy' })
  return busy()
}

/** Only a call that is screened knows of lists; one from the browser is the owner's own. */
function listedAs({ channel, script }: Call) {
  if (channel !== 'phone' || !script || typeof script !== 'object' || !('facts' in script)) {
    return null
  }
  // Only the screening's own state has facts.
  return decideByList((script as ScreeningState).facts)
}
