import type { KnowledgeContradiction } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { everyFactOf } from '../answering/facts/facts-of.ts'
import { type Contradiction, contradictionsOf } from './contradictions.ts'
import { meaningOf } from './fact-meaning.ts'
import { readKnowledge } from './service.ts'

/** Shown to an owner: who has more begins with these. */
const MOST_SHOWN = 50

/** Where what an agent knows answers the same question in two ways. @throws 404 */
export async function readContradictions(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<KnowledgeContradiction[]> {
  const items = await readKnowledge(deps, userId, agentId)
  const owners = new Map(items.map(({ id, agent_id: owner }) => [id, owner]))
  const found = contradictionsOf(await everyFactOf(deps, agentId))
  return found.slice(0, MOST_SHOWN).map((contradiction) => toShown(contradiction, owners))
}

const toShown = (
  { id, kind, label, sides }: Contradiction,
  owners: Map<string, string>,
): KnowledgeContradiction => ({
  id,
  kind,
  label,
  sides: sides.flatMap((fact) => {
    const owner = owners.get(fact.itemId)
    // Deleted between the two queries.
    if (!owner) return []
    const { id: fact_id, itemId: kb_id, text, title, url } = fact
    return { fact_id, kb_id, agent_id: owner, text, meaning: meaningOf(fact), title, url }
  }),
})
