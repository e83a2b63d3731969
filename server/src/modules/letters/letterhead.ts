import type { Deps } from '../../deps.ts'
import type { Letterhead } from '../../lib/page.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import { agentProfile, lookOf } from '../agents/profile.ts'
import { type Branded, brandOf } from '../answering/brand.ts'

/** The name in which visitors are written to and which their pages show: the one its owner set for conversations, else the brand. */
export const visitorName = async (
  deps: Deps,
  agent: Branded & Pick<AgentProfile, 'spokenName'>,
): Promise<string> => agent.spokenName || (await brandOf(deps, agent))

/**
 * What the pages for visitors of an agent show of its business, in the colours of its widget.
 * @throws 404 when there is no such agent.
 */
export async function letterheadOf(deps: Deps, agentId: string): Promise<Letterhead> {
  const [agent, look] = await Promise.all([agentProfile(deps, agentId), lookOf(deps, agentId)])
  return { ...look, name: await visitorName(deps, agent) }
}
