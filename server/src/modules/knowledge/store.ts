import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { KnowledgeItem, KnowledgePage, Rereading } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { knowledgeItems, knowledgePages } from '../../db/schema/knowledge.ts'
import { toldNotices } from './notices.ts'

/** The table is named explicitly, because Drizzle leaves table names out when there is no join. */
const linkedNames = sql<{ name: string }[]>`(
  select coalesce(json_agg(json_build_object('name', a.name) order by a.name), '[]')
  from knowledge_links l join agents a on a.id = l.agent_id where l.item_id = knowledge_items.id)`
const progress = sql<KnowledgeItem['progress']>`(
  select json_build_object(
    'done', count(*) filter (where p.status = 'trained'),
    'failed', count(*) filter (where p.status = 'failed'),
    'total', count(*))
  from knowledge_pages p where p.item_id = knowledge_items.id)`

/** Days for which changes are shown. */
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

/** An item that the agent owns or links to. */
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

/** Pages, passages and links are deleted with it through their foreign keys. */
export const removeItem = (db: Database, itemId: string) =>
  db.delete(knowledgeItems).where(eq(knowledgeItems.id, itemId))

/**
 * Schedules all pages for another reading; the present content is used until then. For an item that is being trained, only the wait is
 * skipped.
 */
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
