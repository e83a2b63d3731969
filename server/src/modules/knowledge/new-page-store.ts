import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { knowledgeChanges } from '../../db/schema/knowledge-content.ts'
import { knowledgePassedOver } from '../../db/schema/crawls.ts'
import { knowledgeItems, knowledgePages } from '../../db/schema/knowledge.ts'
import { asJsonb } from '../../lib/jsonb.ts'

/** The most changed pages of one reading that are searched for new links. */
const CHANGED_LOOKED_AT = 20

/** The addresses of a website that are read, those that must not be read, and those that wait for the owner's choice. */
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

/** Addresses of pages whose text has changed since then. */
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

/** Adds pages to be read, after the existing ones. */
export const insertPages = (tx: Database, itemId: string, urls: string[]) =>
  tx.execute(sql`
    insert into knowledge_pages (id, item_id, url, position)
    select gen_random_uuid(), ${itemId}::uuid, n.url,
      n.place + (select coalesce(max(position), -1) from knowledge_pages where item_id = ${itemId})
    from jsonb_array_elements_text(${asJsonb(urls)}::jsonb) with ordinality as n(url, place)`)

/** Adds addresses to those an item ignores, and to those it offers to the owner. */
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

/** Records that the current reading has looked for new pages. */
export const noteSought = (tx: Database, itemId: string) =>
  tx
    .update(knowledgeItems)
    .set({ soughtAt: sql`now()` })
    .where(eq(knowledgeItems.id, itemId))

/**
 * Removes chosen addresses from the new pages of an item; until the transaction ends, nobody else can choose among them.
 * @returns the addresses that were still waiting
 */
export async function takeOffered(tx: Database, itemId: string, chosen: string[]) {
  const [row] = await tx
    .select({ offered: knowledgePassedOver.offered })
    .from(knowledgePassedOver)
    .where(eq(knowledgePassedOver.itemId, itemId))
    .for('update')
  const chosenLinks = new Set(chosen)
  const taken = (row?.offered ?? []).filter((link) => chosenLinks.has(link))
  const offered = (row?.offered ?? []).filter((link) => !chosenLinks.has(link))
  if (taken.length > 0) {
    await tx
      .update(knowledgePassedOver)
      .set({ offered })
      .where(eq(knowledgePassedOver.itemId, itemId))
  }
  return taken
}

/** Counts the pages of an item and locks it, so that nobody adds pages until the transaction ends. */
export async function countPagesLocked(tx: Database, itemId: string): Promise<number> {
  await tx
    .select({ id: knowledgeItems.id })
    .from(knowledgeItems)
    .where(eq(knowledgeItems.id, itemId))
    .for('no key update')
  return tx.$count(knowledgePages, eq(knowledgePages.itemId, itemId))
}

/**
 * Schedules the pending pages of an item for training. A worker that is training it loses its lease, because it does not know of the new
 * pages.
 */
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
