import type { Deps } from '../../deps.ts'
import { STAGE_OF } from './call.ts'
import { recordMessage } from './put-through.ts'
import { returnToStage } from './store.ts'
import { listTalking } from './under-way-store.ts'

/**
 * Ends the agent's part in its calls when it was switched off: callers are asked to leave a message. Calls that the owner
 * controls continue.
 */
export async function stopTalking(deps: Deps, agentId: string): Promise<void> {
  for (const call of await listTalking(deps.db, agentId)) {
    try {
      const twiml = await recordMessage(deps, call)
      await deps.telephony.updateCall(call.callSid, { twiml })
    } catch (error) {
      deps.log.warn({ err: error }, 'the agent could not be taken out of a call')
      await returnToStage(deps.db, call, { stage: STAGE_OF.record })
    }
  }
}
