import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { DocumentFormat, KnowledgeItem, KnowledgePage, Rereading } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { crawls, knowledgePassedOver } from '../../db/schema/crawls.ts'
import {
  knowledgeFiles,
  knowledgeItems,
  knowledgeLinks,
  knowledgePages,
} from '../../db/schema/knowledge.ts'
import { toldNotices } from './notices.ts'

const CRAWL_KEPT_MS = 24 * 60 * 60 * 1000

/** Statements name `knowledge_items` themselves: Drizzle leaves the table out where there is no join. */
const linkedNames = sql<{ name: string }[]>`(
  select coalesce(json_agg(json_build_object('name', a.name) order by a.name), '[]')
  from knowledge_links l join agents a on a.id = l.agent_id where l.item_id = knowledge_items.id)`
const progress = sql<KnowledgeItem['progress']>`(
  select json_build_object(
    'done', count(*) filter (where p.status = 'trained'),
    'failed', count(*) filter (where p.status = 'failed'),
    'total', count(*))
  from knowledge_pages p where p.item_id = knowledge_items.id)`

/** Changes are told of the last so many days. */
const CHANGES_TOLD_DAYS = 30
const since = sql<string>`greatest(knowledge_items.created_at, now() - make_interval(days => ${CHANGES_TOLD_DAYS}))`
const changes = sql<Rereading['changes'] & { since: string }>`(
  select json_build_object(
    'added', count(*) filter (where c.kind = 'added'),
    'changed', count(*) filter (where c.kind = 'changed'),
    'gone', count(*) filter (where c.kind = 'gone'),
    'since', ${since})
  from knowledge_changes c where c.item_id = knowledge_items.id and c.at >= ${since})`

const columns = {
  id: knowledgeItems.id,
  agentId: knowledgeItems.agentId,
  title: knowledgeItems.title,
  type: knowledgeItems.type,
  status: knowledgeItems.status,
  reason: knowledgeItems.reason,
  createdAt: knowledgeItems.createdAt,
  rereadEvery: knowledgeItems.rereadEvery,
  lastReadAt: knowledgeItems.lastReadAt,
  nextReadAt: knowledgeItems.nextReadAt,
  changes,
  address: knowledgeItems.address,
  scope: knowledgeItems.scope,
  newPages: knowledgeItems.newPages,
  offered: sql<number>`coalesce((
    select jsonb_array_length(o.offered) from knowledge_passed_over o where o.item_id = knowledge_items.id), 0)`,
  linked: linkedNames,
  progress,
  isKept: sql<boolean>`exists (select from passages where passages.item_id = knowledge_items.id)`,
}

const withKept = (reason: string | null): string =>
  `${reason ?? ''} What was read before is kept.`.trim()
const failureOf = ({ reason, passages }: { reason: string | null; passages: number }) =>
  passages > 0 ? withKept(reason) : reason

/** Owned by the agent or linked to it. */
const usedBy = (agentId: string): SQL =>
  or(
    eq(knowledgeItems.agentId, agentId),
    sql`exists (select 1 from knowledge_links l where l.item_id = knowledge_items.id and l.agent_id = ${agentId})`,
  )!

const ofAccount = (userId: string) => eq(knowledgeItems.userId, userId)

async function selectItems(db: Database, where: SQL | undefined): Promise<KnowledgeItem[]> {
  const rows = await db
    .select(columns)
    .from(knowledgeItems)
    .where(where)
    .orderBy(desc(knowledgeItems.createdAt), desc(knowledgeItems.id))
  return rows.map((row) => ({
    id: row.id,
    kb_id: row.id,
    agent_id: row.agentId,
    title: row.title,
    type: row.type,
    status: row.status,
    linked_kb: row.linked,
    created_at: row.createdAt.toISOString(),
    progress: row.progress,
    reason: row.status === 'untrained' && row.isKept ? withKept(row.reason) : row.reason,
    rereading: row.type === 'WEB_PAGES' ? rereadingOf(row) : null,
  }))
}

type RereadRow = Pick<
  typeof knowledgeItems.$inferSelect,
  'rereadEvery' | 'lastReadAt' | 'nextReadAt' | 'address' | 'scope' | 'newPages'
> & { changes: Rereading['changes'] & { since: string }; offered: number }

function rereadingOf(row: RereadRow): Rereading {
  const { rereadEvery, lastReadAt, nextReadAt, address, scope, newPages, offered } = row
  const { since, ...counts } = row.changes
  return {
    every: rereadEvery,
    last_at: lastReadAt?.toISOString() ?? null,
    next_at: nextReadAt?.toISOString() ?? null,
    changes: counts,
    since: new Date(since).toISOString(),
    new_pages: address && scope !== 'page' ? newPages : null,
    offered,
  }
}

export const listByAccount = (db: Database, userId: string) => selectItems(db, ofAccount(userId))

export const listByAgent = (db: Database, userId: string, agentId: string) =>
  selectItems(db, and(ofAccount(userId), usedBy(agentId)))

/** An item as the agent sees it: its own or a linked one. */
export async function findUsedItem(
  db: Database,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<KnowledgeItem | undefined> {
  const used = and(ofAccount(userId), eq(knowledgeItems.id, itemId), usedBy(agentId))
  const [item] = await selectItems(db, used)
  return item
}

export async function listPages(db: Database, itemId: string): Promise<KnowledgePage[]> {
  const rows = await db
    .select({
      id: knowledgePages.id,
      url: knowledgePages.url,
      title: knowledgePages.title,
      status: knowledgePages.status,
      reason: knowledgePages.reason,
      passages: sql<number>`(select count(*)::int from passages where passages.page_id = knowledge_pages.id)`,
      facts: sql<number>`(
        select count(distinct (f.kind, f.label, coalesce(f.original, f.text)))::int
        from knowledge_facts f where f.page_id = knowledge_pages.id)`,
      language: knowledgePages.language,
      notices: knowledgePages.notices,
      missingSince: knowledgePages.missingSince,
    })
    .from(knowledgePages)
    .where(eq(knowledgePages.itemId, itemId))
    .orderBy(knowledgePages.position)
  return rows.map(({ missingSince, ...row }) => ({
    ...row,
    reason: row.status === 'failed' ? failureOf(row) : null,
    notices: toldNotices(row.notices),
    missing_since: missingSince?.toISOString() ?? null,
  }))
}

export type NewItem = Pick<
  typeof knowledgeItems.$inferInsert,
  'userId' | 'agentId' | 'type' | 'title' | 'rereadEvery' | 'address' | 'scope' | 'newPages'
>

/** `format` is null for a PDF. */
export type StoredFile = { content: Uint8Array; format: DocumentFormat | null }

/** The item, its file and the one page that stands for it; `training` from the start, so that a crash loses no work. */
export const insertFile = (
  db: Database,
  item: NewItem,
  { content, format }: StoredFile,
): Promise<string> =>
  db.transaction(async (tx) => {
    const itemId = await insertTrainingItem(tx, item)
    // Twenty times faster than a bytea parameter on the embedded database, which everybody waits for.
    const base64 = Buffer.from(content).toString('base64')
    await tx
      .insert(knowledgeFiles)
      .values({ itemId, format, content: sql`decode(${base64}, 'base64')` })
    await tx.insert(knowledgePages).values({ itemId, title: item.title, position: 0 })
    return itemId
  })

/**
 * The item with a page for each link, and what it is never to have of what a crawl found. The crawl is used up with it, so that a request sent twice adds one item.
 * @returns nothing when the crawl is not there any more.
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

export type NewCrawl = Omit<typeof crawls.$inferInsert, 'id' | 'createdAt'>

export async function insertCrawl(db: Database, crawl: NewCrawl, now: Date): Promise<string> {
  await db.delete(crawls).where(lt(crawls.createdAt, new Date(now.getTime() - CRAWL_KEPT_MS)))
  const [row] = await db.insert(crawls).values(crawl).returning({ id: crawls.id })
  return row!.id
}

/** Another choice among the same pages. */
export async function updateCrawl(db: Database, id: string, crawl: NewCrawl): Promise<string> {
  await db.update(crawls).set(crawl).where(eq(crawls.id, id))
  return id
}

export async function findCrawl(db: Database, userId: string, crawlId: string) {
  const [row] = await db
    .select()
    .from(crawls)
    .where(and(eq(crawls.id, crawlId), eq(crawls.userId, userId)))
  return row
}

/** Which of the items belong to the account, and to which agent. */
export const findOwners = (db: Database, userId: string, itemIds: string[]) =>
  db
    .select({ id: knowledgeItems.id, agentId: knowledgeItems.agentId })
    .from(knowledgeItems)
    .where(and(ofAccount(userId), inArray(knowledgeItems.id, itemIds)))

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

/** Pages, passages and links go with it by their foreign keys. */
export const removeItem = (db: Database, itemId: string) =>
  db.delete(knowledgeItems).where(eq(knowledgeItems.id, itemId))

/** All pages are read again; what they hold now serves until then. An item that is being trained only stops waiting. */
export const restartTraining = (db: Database, itemId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [item] = await tx
      .select({ status: knowledgeItems.status })
      .from(knowledgeItems)
      .where(eq(knowledgeItems.id, itemId))
      .for('update')
    if (item?.status === 'training') {
      await tx.update(knowledgeItems).set({ nextRunAt: null }).where(eq(knowledgeItems.id, itemId))
      return
    }
    await tx
      .update(knowledgeItems)
      .set({
        status: 'training',
        reason: null,
        attempts: 0,
        nextRunAt: null,
        isReread: false,
        soughtAt: null,
      })
      .where(eq(knowledgeItems.id, itemId))
    await tx
      .update(knowledgePages)
      .set({ status: 'pending', reason: null, attempts: 0 })
      .where(eq(knowledgePages.itemId, itemId))
  })
