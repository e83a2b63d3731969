import type { Deps } from '../../deps.ts'
import { corpusOf } from '../answering/retrieval/corpus.ts'
import type { AgentProfile } from './agent-profile.ts'
import { givenName } from './said-name.ts'

type Named = Pick<AgentProfile, 'id' | 'userId' | 'spokenName' | 'brandName' | 'name'>

/**
 * The name in which visitors are written to and which their pages show: the one its owner gave, else what its website calls itself.
 * The agent's own name is internal and may be cut at 15 characters, so it is used only where nothing else is known.
 */
export async function visitorName(deps: Deps, agent: Named): Promise<string> {
  const given = givenName(agent)
  if (given) return given
  const { siteName } = await corpusOf(deps, agent)
  return siteName ?? agent.name
}
