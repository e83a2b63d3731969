import type { Agent } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { switchAgent } from '../agents/service.ts'
import type { Actor } from '../audit/record.ts'
import { stopTalking } from '../calls/stop-talking.ts'
import { silenceAgent } from '../conversations/control/silence.ts'

/** Switches an agent on. @throws 404 */
export const activateAgent = (deps: Deps, actor: Actor, agentId: string): Promise<Agent> =>
  switchAgent(deps, actor, agentId, true)

/**
 * Switches an agent off: it says nothing more in any conversation, call or group. Its knowledge and history are kept, a person who has
 * taken over may continue, and callers can leave a message.
 * @throws 404
 */
export async function deactivateAgent(deps: Deps, actor: Actor, agentId: string): Promise<Agent> {
  const agent = await switchAgent(deps, actor, agentId, false)
  // No new reply can begin any more; this ends those that have begun.
  await silenceAgent(deps, agentId)
  await stopTalking(deps, agentId)
  return agent
}
