import type {
  ChooseRereading,
  KnowledgeChange,
  KnowledgeDifference,
  KnowledgeItem,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../errors.ts'
import { type Actor, record } from '../audit/record.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { ownedItem, usedItem } from './own-item.ts'
import { findDifference, listChanges, updateNewPages, updateSchedule } from './rereading-store.ts'

/**
 * Sets how often the pages of a website are read again, and what happens to new pages; an absent setting is left as it is.
 * @throws 404, 409 when the agent only links to the item, 400 `not_read_again` for uploaded items
 */
export async function chooseRereading(
  deps: Deps,
  actor: Actor,
  { agentId, itemId }: { agentId: string; itemId: string },
  { every, new_pages: newPages }: ChooseRereading,
): Promise<KnowledgeItem> {
  const { userId } = actor
  const item = await ownedItem(deps, userId, agentId, itemId, 'Choose it there.')
  if (!item.rereading) {
    throw invalid('not_read_again', 'What was uploaded cannot be read again. Add it anew instead.')
  }
  await deps.db.transaction(async (tx) => {
    if (every) await updateSchedule(tx, itemId, every)
    if (newPages) await updateNewPages(tx, itemId, newPages)
    const subject = { id: itemId, name: item.title }
    await record(tx, actor, { action: 'knowledge.schedule', subject })
  })
  notifyDashboards(deps, 'knowledge', { id: itemId, userId, agentId })
  return usedItem(deps, userId, agentId, itemId)
}

/** The changes that later readings of an item found. @throws 404 */
export async function readChanges(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<KnowledgeChange[]> {
  const item = await usedItem(deps, userId, agentId, itemId)
  return listChanges(deps.db, item.id)
}

/** The difference between the old and the new text of a changed page. @throws 404 */
export async function readDifference(
  deps: Deps,
  userId: string,
  { agentId, itemId, changeId }: { agentId: string; itemId: string; changeId: string },
): Promise<KnowledgeDifference> {
  const item = await usedItem(deps, userId, agentId, itemId)
  const difference = await findDifference(deps.db, item.id, changeId)
  if (!difference) throw notFound('Change')
  return difference
}
