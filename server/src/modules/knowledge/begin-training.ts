import type { KnowledgeItem } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { usedItem } from './own-item.ts'
import { tellChange } from './tell.ts'

/** Has an item that was just added read, and tells who watches. @returns the item */
export async function beginTraining(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<KnowledgeItem> {
  tellChange(deps, { id: itemId, userId, agentId })
  deps.bus.publish('training', { itemId })
  return usedItem(deps, userId, agentId, itemId)
}
