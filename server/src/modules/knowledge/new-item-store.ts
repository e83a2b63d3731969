import { eq, sql } from 'drizzle-orm'
import type { DocumentFormat } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { crawls, knowledgePassedOver } from '../../db/schema/crawls.ts'
import { knowledgeFiles, knowledgeItems, knowledgePages } from '../../db/schema/knowledge.ts'

export type NewItem = Pick<
  typeof knowledgeItems.$inferInsert,
  'userId' | 'agentId' | 'type' | 'title' | 'rereadEvery' | 'address' | 'scope' | 'newPages'
>

/** `format` is null for a PDF. */
export type StoredFile = { content: Uint8Array; format: DocumentFormat | null }

/**
 * Adds the item, its file and the single page that represents it. It has the status `training` from the start, so that a crash loses no
 * work.
 */
export const insertFile = (
  db: Database,
  item: NewItem,
  { content, format }: StoredFile,
): Promise<string> =>
  db.transaction(async (tx) => {
    const itemId = await insertTrainingItem(tx, item)
    // On the embedded database, for which everybody waits, this is twenty times faster than a bytea parameter.
    const base64 = Buffer.from(content).toString('base64')
    await tx
      .insert(knowledgeFiles)
      .values({ itemId, format, content: sql`decode(${base64}, 'base64')` })
    await tx.insert(knowledgePages).values({ itemId, title: item.title, position: 0 })
    return itemId
  })

/**
 * Adds the item with a page for each link, and the links it must never read. The crawl is deleted with it, so that a request sent twice
 * adds one item.
 * @returns undefined when the crawl does not exist any more.
 */
export const insertWebPages = (
  db: Database,
  item: NewItem,
  crawlId: string,
  links: string[],
  passedOver: string[] = [],
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const used = await tx.delete(crawls).where(eq(crawls.id, crawlId)).returning({ id: crawls.id })
    if (used.length === 0) return undefined
    const itemId = await insertTrainingItem(tx, item)
    await tx
      .insert(knowledgePages)
      .values(links.map((url, position) => ({ itemId, url, position })))
    if (passedOver.length > 0)
      await tx.insert(knowledgePassedOver).values({ itemId, links: passedOver })
    return itemId
  })

async function insertTrainingItem(tx: Database, item: NewItem): Promise<string> {
  const [row] = await tx
    .insert(knowledgeItems)
    .values({ ...item, status: 'training' })
    .returning({ id: knowledgeItems.id })
  return row!.id
}
