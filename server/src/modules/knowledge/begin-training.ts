import type { KnowledgeItem } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { usedItem } from './own-item.ts'

/** Starts the training of an item that was just added, and tells open dashboards. @returns the item */
export async function beginTraining(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<KnowledgeItem> {
  notifyDashboards(deps, 'knowledge', { id: itemId, userId, agentId })
  deps.bus.publish('training', { itemId })
  return usedItem(deps, userId, agentId, itemId)
}
