import type { KnowledgeContradiction } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { findOwnAgent } from '../agents/own.ts'
import { everyFactOf } from '../answering/facts/facts-of.ts'
import { insertAccepted, listAccepted } from './accepted-store.ts'
import { type Contradiction, contradictionsOf } from './contradictions.ts'
import { meaningOf } from './fact-meaning.ts'
import { readKnowledge } from './service.ts'

/** The most contradictions shown to an owner at once. */
const MAX_SHOWN = 50

/** Contradictions within an agent's knowledge: two answers to the same question. @throws 404 */
export async function readContradictions(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<KnowledgeContradiction[]> {
  const items = await readKnowledge(deps, userId, agentId)
  const owners = new Map(items.map(({ id, agent_id: owner }) => [id, owner]))
  const accepted = await listAccepted(deps.db, userId, agentId)
  const found = contradictionsOf(await everyFactOf(deps, agentId)).filter(
    ({ id }) => !accepted.has(id),
  )
  return found.slice(0, MAX_SHOWN).map((contradiction) => toShown(contradiction, owners))
}

/**
 * Records that both sides are right; the contradiction is shown again when either says something else. Accepting one that no longer exists
 * has no effect.
 * @throws 404
 */
export async function acceptContradiction(
  deps: Deps,
  userId: string,
  agentId: string,
  id: string,
): Promise<null> {
  await findOwnAgent(deps, userId, agentId)
  const found = contradictionsOf(await everyFactOf(deps, agentId))
  const isThere = found.some((contradiction) => contradiction.id === id)
  if (isThere) await insertAccepted(deps.db, { userId, agentId, contradictionId: id })
  return null
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
    // The agent was deleted between the two queries.
    if (!owner) return []
    const { id: fact_id, itemId: kb_id, text, title, url } = fact
    return { fact_id, kb_id, agent_id: owner, text, meaning: meaningOf(fact), title, url }
  }),
})
