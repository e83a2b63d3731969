import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { knowledgeItems, knowledgeLinks } from '../../db/schema/knowledge.ts'

/** The agent that each of these items belongs to, among those of the account. */
export const findOwners = (db: Database, userId: string, itemIds: string[]) =>
  db
    .select({ id: knowledgeItems.id, agentId: knowledgeItems.agentId })
    .from(knowledgeItems)
    .where(and(eq(knowledgeItems.userId, userId), inArray(knowledgeItems.id, itemIds)))

export const insertLinks = (db: Database, agentId: string, itemIds: string[]) =>
  db
    .insert(knowledgeLinks)
    .values(itemIds.map((itemId) => ({ itemId, agentId })))
    .onConflictDoNothing()

export const removeLink = async (
  db: Database,
  agentId: string,
  itemId: string,
): Promise<boolean> => {
  const removed = await db
    .delete(knowledgeLinks)
    .where(and(eq(knowledgeLinks.itemId, itemId), eq(knowledgeLinks.agentId, agentId)))
    .returning({ itemId: knowledgeLinks.itemId })
  return removed.length > 0
}
