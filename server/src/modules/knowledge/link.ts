import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { type Actor, record } from '../audit/record.ts'
import { findOwnAgent } from '../agents/own.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { findOwners, insertLinks, removeLink } from './link-store.ts'
import { itemNotFound, usedItem } from './own-item.ts'

/** Links items to an agent; linking one twice has the effect of linking it once. */
export async function linkKnowledge(
  deps: Deps,
  actor: Actor,
  agentId: string,
  itemIds: string[],
): Promise<null> {
  const { userId } = actor
  const { name } = await findOwnAgent(deps, userId, agentId)
  const ids = [...new Set(itemIds)]
  const owners = await findOwners(deps.db, userId, ids)
  if (owners.length < ids.length) throw itemNotFound()
  if (owners.some((item) => item.agentId === agentId)) {
    throw refused('own_data_source', 'An agent uses its own data sources without a link.')
  }
  await deps.db.transaction(async (tx) => {
    await insertLinks(tx, agentId, ids)
    const details = { sources: ids.length }
    await record(tx, actor, { action: 'knowledge.link', subject: { id: agentId, name }, details })
  })
  for (const id of ids) notifyDashboards(deps, 'knowledge', { id, userId, agentId })
  return null
}

/** Ends the use of an item of another agent. @throws 404, 409 for an item of the agent's own */
export async function unlinkKnowledge(
  deps: Deps,
  actor: Actor,
  agentId: string,
  itemId: string,
): Promise<null> {
  const { userId } = actor
  const { name } = await findOwnAgent(deps, userId, agentId)
  const item = await usedItem(deps, userId, agentId, itemId)
  if (item.agent_id === agentId) {
    throw refused('own_data_source', 'This agent owns the data source. Delete it instead.')
  }
  await deps.db.transaction(async (tx) => {
    await removeLink(tx, agentId, itemId)
    await record(tx, actor, { action: 'knowledge.unlink', subject: { id: agentId, name } })
  })
  notifyDashboards(deps, 'knowledge', { id: itemId, userId, agentId })
  return null
}
