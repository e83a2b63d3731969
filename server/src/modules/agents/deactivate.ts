import type { Agent } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { type Actor, record } from '../audit/record.ts'
import { stopTalking } from '../calls/stop-talking.ts'
import { silenceAgent } from '../conversations/control/silence.ts'
import { toAgent } from './shown-agent.ts'
import { setActivated } from './store.ts'
import { notifyAgentChange } from './notify.ts'

/**
 * Switches an agent off: it says nothing more in any conversation, call or group. Its knowledge and history are kept, a person who has
 * taken over may continue, and callers can leave a message.
 * @throws 404
 */
export async function deactivateAgent(deps: Deps, actor: Actor, agentId: string): Promise<Agent> {
  const row = await deps.db.transaction(async (tx) => {
    const agent = await setActivated(tx, actor.userId, agentId, false)
    if (!agent) throw notFound('Agent')
    await record(tx, actor, { action: 'agent.deactivate', subject: agent })
    return agent
  })
  notifyAgentChange(deps, actor.userId, agentId)
  // No new reply can begin any more; this ends those that have begun.
  await silenceAgent(deps, agentId)
  await stopTalking(deps, agentId)
  return toAgent(row)
}
