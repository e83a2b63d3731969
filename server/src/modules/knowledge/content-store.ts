import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { knowledgeFacts, passages } from '../../db/schema/knowledge-content.ts'
import { knowledgePages } from '../../db/schema/knowledge.ts'

export type PageRow = typeof knowledgePages.$inferSelect
export type FactRow = typeof knowledgeFacts.$inferSelect

const passageColumns = {
  id: passages.id,
  pageId: passages.pageId,
  heading: passages.heading,
  text: passages.text,
  config: passages.config,
  pageNumber: passages.pageNumber,
  original: passages.original,
  hidden: passages.hidden,
}
export type PassageRow = Pick<typeof passages.$inferSelect, keyof typeof passageColumns>

/** What the page itself says in a row, before any correction. */
export const originalOf = (table: typeof passages | typeof knowledgeFacts): SQL =>
  sql`coalesce(${table.original}, ${table.text})`

export async function findPage(
  db: Database,
  itemId: string,
  pageId: string,
): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(knowledgePages)
    .where(and(eq(knowledgePages.id, pageId), eq(knowledgePages.itemId, itemId)))
  return row
}

/** The passages of a page, in its order. */
export const listPassages = (
  db: Database,
  pageId: string,
  from: number,
  limit: number,
): Promise<PassageRow[]> =>
  db
    .select(passageColumns)
    .from(passages)
    .where(eq(passages.pageId, pageId))
    .orderBy(passages.position)
    .offset(from)
    .limit(limit)

/** Every passage of a page whose original text contains these words. */
export const listPassagesSaying = (
  db: Database,
  pageId: string,
  words: string,
): Promise<PassageRow[]> =>
  db
    .select(passageColumns)
    .from(passages)
    .where(and(eq(passages.pageId, pageId), sql`position(${words} in ${originalOf(passages)}) > 0`))

/** The facts of a page by kind, each kind in the order of the page. */
export const listFacts = (
  db: Database,
  pageId: string,
  from = 0,
  limit?: number,
): Promise<FactRow[]> => {
  const rows = db
    .select()
    .from(knowledgeFacts)
    .where(eq(knowledgeFacts.pageId, pageId))
    .orderBy(knowledgeFacts.kind, knowledgeFacts.position)
    .offset(from)
  return limit === undefined ? rows : rows.limit(limit)
}

export const countPassages = (db: Database, pageId: string) =>
  count(db, passages, eq(passages.pageId, pageId))
export const countFacts = (db: Database, pageId: string) =>
  count(db, knowledgeFacts, eq(knowledgeFacts.pageId, pageId))

async function count(db: Database, table: PgTable, where: SQL): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(where)
  return row!.count
}

export async function findPassage(
  db: Database,
  itemId: string,
  passageId: string,
): Promise<PassageRow | undefined> {
  const [row] = await db
    .select(passageColumns)
    .from(passages)
    .where(and(eq(passages.id, passageId), eq(passages.itemId, itemId)))
  return row
}

export async function findFact(
  db: Database,
  itemId: string,
  factId: string,
): Promise<FactRow | undefined> {
  const [row] = await db
    .select()
    .from(knowledgeFacts)
    .where(and(eq(knowledgeFacts.id, factId), eq(knowledgeFacts.itemId, itemId)))
  return row
}

/** From every other page of the item, one passage with the same text. */
export const listSamePassages = (
  db: Database,
  itemId: string,
  { pageId, original, text }: PassageRow,
): Promise<PassageRow[]> =>
  db
    .selectDistinctOn([passages.pageId], passageColumns)
    .from(passages)
    .where(
      and(
        eq(passages.itemId, itemId),
        ne(passages.pageId, pageId),
        eq(originalOf(passages), original ?? text),
      ),
    )
    .orderBy(passages.pageId)

/** From every other page of the item, one fact with the same text. */
export const listSameFacts = (
  db: Database,
  itemId: string,
  { pageId, kind, label, original, text }: FactRow,
): Promise<FactRow[]> =>
  db
    .selectDistinctOn([knowledgeFacts.pageId])
    .from(knowledgeFacts)
    .where(
      and(
        eq(knowledgeFacts.itemId, itemId),
        ne(knowledgeFacts.pageId, pageId),
        eq(knowledgeFacts.kind, kind),
        eq(knowledgeFacts.label, label),
        eq(originalOf(knowledgeFacts), original ?? text),
      ),
    )
    .orderBy(knowledgeFacts.pageId)
