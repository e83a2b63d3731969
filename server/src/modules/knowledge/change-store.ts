import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ChangeKind } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { knowledgeChanges } from '../../db/schema/knowledge-content.ts'

/** Characters of a page that are kept for comparison: nearly all pages are shorter. */
const MAX_TEXT = 60_000

const textOfPage = (pageId: string | SQL): SQL<string> => sql`(
  select coalesce(left(string_agg(coalesce(p.original, p.text), E'\n\n' order by p.position), ${MAX_TEXT}), '')
  from passages p where p.page_id = ${pageId})`

type PageOfItem = { id: string; itemId: string }

/**
 * Keeps the old text of a page before the first of its passages is overwritten. Repeating it changes nothing, so a server that dies in
 * between has kept it.
 */
export const beginChange = (tx: Database, { id, itemId }: PageOfItem, kind: ChangeKind) =>
  tx
    .insert(knowledgeChanges)
    .values({ itemId, pageId: id, kind, before: textOfPage(id) })
    .onConflictDoNothing()

/** Completes the change when the new text is written; when the page says the same as before, nothing is kept. */
export async function completeChange(tx: Database, pageId: string, text: string): Promise<void> {
  const begun = and(eq(knowledgeChanges.pageId, pageId), isNull(knowledgeChanges.at))
  const after = sql`left(${text}, ${MAX_TEXT})`
  await tx.delete(knowledgeChanges).where(and(begun, eq(knowledgeChanges.before, after)))
  await tx
    .update(knowledgeChanges)
    .set({ after, at: sql`now()` })
    .where(begun)
}

/**
 * Records the removal of pages whose passages are about to be deleted; a page without passages is not recorded.
 * @param pages a query of their ids
 */
export const noteGone = (tx: Database, itemId: string, pages: SQL) =>
  tx.execute(sql`
    insert into knowledge_changes (id, item_id, page_id, kind, at, before)
    select gen_random_uuid(), ${itemId}::uuid, k.id, 'gone', now(), ${textOfPage(sql`k.id`)}
    from knowledge_pages k
    where k.id in (${pages}) and exists (select from passages p where p.page_id = k.id)`)

/** Deletes old changes: nobody asks what a page said months ago. */
export const forgetOldChanges = (db: Database, before: Date) =>
  db.delete(knowledgeChanges).where(lt(knowledgeChanges.at, before))
