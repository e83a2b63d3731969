import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { findOwnAgent } from '../agents/own.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { findOwners, insertLinks, removeLink } from './link-store.ts'
import { itemNotFound, usedItem } from './own-item.ts'

/** Links items to an agent; linking one twice has the effect of linking it once. */
export async function linkKnowledge(
  deps: Deps,
  userId: string,
  agentId: string,
  itemIds: string[],
): Promise<null> {
  await findOwnAgent(deps, userId, agentId)
  const ids = [...new Set(itemIds)]
  const owners = await findOwners(deps.db, userId, ids)
  if (owners.length < ids.length) throw itemNotFound()
  if (owners.some((item) => item.agentId === agentId)) {
    throw refused('own_data_source', 'An agent uses its own data sources without a link.')
  }
  await insertLinks(deps.db, agentId, ids)
  for (const id of ids) notifyDashboards(deps, 'knowledge', { id, userId, agentId })
  return null
}

export async function unlinkKnowledge(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<null> {
  const item = await usedItem(deps, userId, agentId, itemId)
  if (item.agent_id === agentId) {
    throw refused('own_data_source', 'This agent owns the data source. Delete it instead.')
  }
  await removeLink(deps.db, agentId, itemId)
  notifyDashboards(deps, 'knowledge', { id: itemId, userId, agentId })
  return null
}
