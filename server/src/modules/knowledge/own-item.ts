import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { findUsedItem } from './store.ts'

/** An item that the agent owns or links to. @throws 404 */
export async function usedItem(deps: Deps, userId: string, agentId: string, itemId: string) {
  const item = await findUsedItem(deps.db, userId, agentId, itemId)
  if (!item) throw itemNotFound()
  return item
}

/** An item that the agent itself owns. @throws 404, and 409 with advice when the agent only links to the item */
export async function ownedItem(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
  instead = 'Correct it there.',
) {
  const item = await usedItem(deps, userId, agentId, itemId)
  if (item.agent_id !== agentId) {
    throw refused('linked_data_source', `Another agent owns this data source. ${instead}`)
  }
  return item
}

export const itemNotFound = () => notFound('Data source')
