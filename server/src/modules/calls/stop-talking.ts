import type { Deps } from '../../deps.ts'
import { recordMessage } from './put-through.ts'
import { listTalking } from './under-way-store.ts'

/**
 * Ends the agent's part in its calls when it was switched off: callers are asked to leave a message. Calls that the owner
 * controls continue.
 */
export async function stopTalking(deps: Deps, agentId: string): Promise<void> {
  for (const call of await listTalking(deps.db, agentId)) {
    const twiml = await recordMessage(deps, call)
    await deps.telephony
      .updateCall(call.callSid, { twiml })
      // A call that the carrier no longer knows has ended too.
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a call could not be ended'))
  }
}
