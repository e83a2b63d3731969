import type { Deps } from '../../deps.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import { corpusOf } from './retrieval/corpus.ts'

export type Branded = Pick<AgentProfile, 'id' | 'userId' | 'brandName' | 'name'>

/**
 * The brand of an agent. Until the owner gives it one it has its own name for that, which is internal and may be cut at 15 characters, so
 * what its website calls itself is better.
 */
export async function brandOf(deps: Deps, agent: Branded): Promise<string> {
  if (agent.brandName !== agent.name) return agent.brandName
  const { siteName } = await corpusOf(deps, agent)
  return siteName ?? agent.brandName
}
