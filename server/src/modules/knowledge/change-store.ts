import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ChangeKind } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { knowledgeChanges } from '../../db/schema/knowledge-content.ts'

/** Letters of a page that are kept to be compared: more than nearly all have. */
const MAX_TEXT = 60_000

const textOfPage = (pageId: string | SQL): SQL<string> => sql`(
  select coalesce(left(string_agg(coalesce(p.original, p.text), E'\n\n' order by p.position), ${MAX_TEXT}), '')
  from passages p where p.page_id = ${pageId})`

type PageOfItem = { id: string; itemId: string }

/**
 * Keeps what a page said, before the first of its passages is written over. Doing it again changes nothing: a server that dies in between
 * has kept it.
 */
export const beginChange = (tx: Database, { id, itemId }: PageOfItem, kind: ChangeKind) =>
  tx
    .insert(knowledgeChanges)
    .values({ itemId, pageId: id, kind, before: textOfPage(id) })
    .onConflictDoNothing()

/** The page is written. Where it says what it said, nothing is kept. */
export async function completeChange(tx: Database, pageId: string, text: string): Promise<void> {
  const begun = and(eq(knowledgeChanges.pageId, pageId), isNull(knowledgeChanges.at))
  const after = sql`left(${text}, ${MAX_TEXT})`
  await tx.delete(knowledgeChanges).where(and(begun, eq(knowledgeChanges.before, after)))
  await tx
    .update(knowledgeChanges)
    .set({ after, at: sql`now()` })
    .where(begun)
}

/** Of pages whose passages are about to be forgotten; one that had none is no news. @param pages a query of their ids */
export const noteGone = (tx: Database, itemId: string, pages: SQL) =>
  tx.execute(sql`
    insert into knowledge_changes (id, item_id, page_id, kind, at, before)
    select gen_random_uuid(), ${itemId}::uuid, k.id, 'gone', now(), ${textOfPage(sql`k.id`)}
    from knowledge_pages k
    where k.id in (${pages}) and exists (select from passages p where p.page_id = k.id)`)

/** Nobody asks what a page said a season ago. */
export const forgetOldChanges = (db: Database, before: Date) =>
  db.delete(knowledgeChanges).where(lt(knowledgeChanges.at, before))
