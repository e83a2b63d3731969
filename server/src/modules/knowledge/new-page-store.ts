import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { knowledgeChanges } from '../../db/schema/knowledge-content.ts'
import { knowledgePassedOver } from '../../db/schema/crawls.ts'
import { knowledgeItems, knowledgePages } from '../../db/schema/knowledge.ts'
import { asJsonb } from '../../lib/jsonb.ts'

/** Pages that changed are looked through for links: so many of a reading. */
const CHANGED_LOOKED_AT = 20

/** Addresses of a website that are read, that are not to be read, and that wait for the owner to choose. */
export async function listAddresses(db: Database, itemId: string) {
  const { url } = knowledgePages
  const [pages, [others]] = await Promise.all([
    db
      .select({ url: sql<string>`${url}` })
      .from(knowledgePages)
      .where(and(eq(knowledgePages.itemId, itemId), isNotNull(url))),
    db.select().from(knowledgePassedOver).where(eq(knowledgePassedOver.itemId, itemId)),
  ])
  return {
    pages: pages.map((page) => page.url),
    passedOver: others?.links ?? [],
    offered: others?.offered ?? [],
  }
}

/** Addresses of pages that say something else since then. */
export async function listChangedSince(db: Database, itemId: string, since: Date) {
  const { at, kind, pageId } = knowledgeChanges
  const rows = await db
    .selectDistinct({ url: sql<string>`${knowledgePages.url}` })
    .from(knowledgeChanges)
    .innerJoin(knowledgePages, eq(knowledgePages.id, pageId))
    .where(and(eq(knowledgeChanges.itemId, itemId), ne(kind, 'gone'), gt(at, since)))
    .limit(CHANGED_LOOKED_AT)
  return rows.map((row) => row.url)
}

/** Pages to be read, behind those there are. */
export const insertPages = (tx: Database, itemId: string, urls: string[]) =>
  tx.execute(sql`
    insert into knowledge_pages (id, item_id, url, position)
    select gen_random_uuid(), ${itemId}::uuid, n.url,
      n.place + (select coalesce(max(position), -1) from knowledge_pages where item_id = ${itemId})
    from jsonb_array_elements_text(${asJsonb(urls)}::jsonb) with ordinality as n(url, place)`)

/** Adds to what an item passes over, and to what it offers. */
export const noteLinks = (
  tx: Database,
  itemId: string,
  { links, offered }: { links: string[]; offered: string[] },
) =>
  tx
    .insert(knowledgePassedOver)
    .values({ itemId, links, offered })
    .onConflictDoUpdate({
      target: knowledgePassedOver.itemId,
      set: {
        links: sql`${knowledgePassedOver.links} || excluded.links`,
        offered: sql`${knowledgePassedOver.offered} || excluded.offered`,
      },
    })

/** The reading under way has looked for new pages. */
export const noteSought = (tx: Database, itemId: string) =>
  tx
    .update(knowledgeItems)
    .set({ soughtAt: sql`now()` })
    .where(eq(knowledgeItems.id, itemId))

/** Until the transaction ends, nobody else chooses among the new pages of an item. @returns those that wait */
export async function takeOffered(tx: Database, itemId: string, chosen: string[]) {
  const [row] = await tx
    .select({ offered: knowledgePassedOver.offered })
    .from(knowledgePassedOver)
    .where(eq(knowledgePassedOver.itemId, itemId))
    .for('update')
  const wanted = new Set(chosen)
  const taken = (row?.offered ?? []).filter((link) => wanted.has(link))
  const offered = (row?.offered ?? []).filter((link) => !wanted.has(link))
  if (taken.length > 0) {
    await tx
      .update(knowledgePassedOver)
      .set({ offered })
      .where(eq(knowledgePassedOver.itemId, itemId))
  }
  return taken
}

/** The number of pages of an item, which nobody else adds to until the transaction ends. */
export async function countPagesLocked(tx: Database, itemId: string): Promise<number> {
  await tx
    .select({ id: knowledgeItems.id })
    .from(knowledgeItems)
    .where(eq(knowledgeItems.id, itemId))
    .for('no key update')
  return tx.$count(knowledgePages, eq(knowledgePages.itemId, itemId))
}

/** Has what is pending of an item trained. Whoever trains it already lets go, as it knows nothing of the new pages. */
export const trainPending = (tx: Database, itemId: string) =>
  tx
    .update(knowledgeItems)
    .set({
      status: 'training',
      reason: null,
      attempts: 0,
      nextRunAt: null,
      leaseHolder: null,
      leasedUntil: null,
    })
    .where(eq(knowledgeItems.id, itemId))
