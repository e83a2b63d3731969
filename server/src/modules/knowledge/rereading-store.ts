import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { KnowledgeChange, KnowledgeDifference, NewPagesAre, RereadEvery } from 'shared-types'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { knowledgeChanges } from '../../db/schema/knowledge-content.ts'
import { knowledgeItems, knowledgePages } from '../../db/schema/knowledge.ts'

/** A reading may be earlier or later than chosen by this share, so that readings due at the same moment do not stay together forever. */
const SPREAD = 0.1
/** When to try again what was missing or did not answer. */
const SOON = sql.raw("interval '6 hours'")
const CHANGES_SHOWN = 200

const period = (every: SQL | RereadEvery) => sql`(case ${every}::text
  when 'daily' then interval '1 day' when 'weekly' then interval '7 days' when 'monthly' then interval '30 days' end)`

/**
 * SQL for the time when an item that was just read is due again; null when it is never read again.
 * @param isSoon earlier than the owner chose
 */
export const nextReading = (isSoon: boolean): SQL => {
  const { rereadEvery } = knowledgeItems
  const chosen = period(sql`${rereadEvery}`)
  const wait = isSoon ? sql`least(${chosen}, ${SOON})` : chosen
  return sql`case when ${rereadEvery} <> 'never'
    then now() + ${wait} * (${1 - SPREAD}::float8 + ${2 * SPREAD}::float8 * random()) end`
}

export const updateNewPages = (db: Database, itemId: string, newPages: NewPagesAre) =>
  db.update(knowledgeItems).set({ newPages }).where(eq(knowledgeItems.id, itemId))

/**
 * Sets how often an item is read again. The first reading is at a random moment of the period, so that items with the same choice are
 * spread evenly.
 */
export const updateSchedule = (db: Database, itemId: string, every: RereadEvery) =>
  db
    .update(knowledgeItems)
    .set({ rereadEvery: every, nextReadAt: sql`now() + ${period(every)} * random()` })
    .where(eq(knowledgeItems.id, itemId))

/** The most items of one account that wait to be read again or are being read. */
const OF_ACCOUNT = 4

/**
 * Starts the training of items that are due, in one statement: a node that dies has started none or all of them, and no two nodes start the
 * same one. Each account has only a few at a time, so that one with thousands does not hold up the others. The end of the training sets the
 * next time; the hour set here is only for a node of the previous release, which does not do that. It is not the `claim` of db/lease.ts,
 * because nothing is leased: the training that begins has its own lease.
 */
const BEGIN = `
with ranked as (
  select id, user_id, row_number() over (partition by user_id order by next_read_at, id) as place
  from knowledge_items where next_read_at <= now() and status <> 'training'
), under_way as (
  select user_id, count(*) as items from knowledge_items where status = 'training' and is_reread group by user_id
), due as (
  select i.id from knowledge_items i
  where i.next_read_at <= now() and i.status <> 'training' and i.id in (
    select r.id from ranked r left join under_way u on u.user_id = r.user_id where r.place + coalesce(u.items, 0) <= $1
  ) for update skip locked
), pages as (
  update knowledge_pages p set status = 'pending', reason = null, attempts = 0 from due where p.item_id = due.id
)
update knowledge_items i
set status = 'training', reason = null, attempts = 0, next_run_at = null, is_reread = true,
  next_read_at = now() + interval '1 hour', sought_at = null
from due where i.id = due.id returning i.id, i.user_id, i.agent_id`

export async function beginDueReadings(
  database: DatabaseDriver,
): Promise<{ id: string; userId: string; agentId: string }[]> {
  const { rows } = await database.query(BEGIN, [OF_ACCOUNT])
  return rows.map((row) => ({
    id: row['id'] as string,
    userId: row['user_id'] as string,
    agentId: row['agent_id'] as string,
  }))
}

const changeColumns = {
  id: knowledgeChanges.id,
  kind: knowledgeChanges.kind,
  at: knowledgeChanges.at,
  url: knowledgePages.url,
  title: knowledgePages.title,
}

const toChange = <T extends { at: Date | null }>(row: T) => ({
  ...row,
  at: row.at!.toISOString(),
})

export async function listChanges(db: Database, itemId: string): Promise<KnowledgeChange[]> {
  const rows = await db
    .select(changeColumns)
    .from(knowledgeChanges)
    .innerJoin(knowledgePages, eq(knowledgePages.id, knowledgeChanges.pageId))
    .where(and(eq(knowledgeChanges.itemId, itemId), isNotNull(knowledgeChanges.at)))
    .orderBy(desc(knowledgeChanges.at), desc(knowledgeChanges.id))
    .limit(CHANGES_SHOWN)
  return rows.map(toChange)
}

export async function findDifference(
  db: Database,
  itemId: string,
  changeId: string,
): Promise<KnowledgeDifference | undefined> {
  const { before, after } = knowledgeChanges
  const [row] = await db
    .select({ ...changeColumns, before, after })
    .from(knowledgeChanges)
    .innerJoin(knowledgePages, eq(knowledgePages.id, knowledgeChanges.pageId))
    .where(
      and(
        eq(knowledgeChanges.id, changeId),
        eq(knowledgeChanges.itemId, itemId),
        isNotNull(knowledgeChanges.at),
      ),
    )
  return row && toChange(row)
}
