import type { Deps } from '../../deps.ts'
import { takeMessage } from './put-through.ts'
import { listTalking } from './store.ts'

/** An agent was switched off: whoever it talks with leaves a message. Calls the owner has taken over go on. */
export async function stopTalking(deps: Deps, agentId: string): Promise<void> {
  for (const call of await listTalking(deps.db, agentId)) {
    const twiml = await takeMessage(deps, call)
    await deps.telephony
      .updateCall(call.callSid, { twiml })
      // A call the carrier does not know any more is over all the same.
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a call could not be ended'))
  }
}
