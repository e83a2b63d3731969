import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { KnowledgeChange, KnowledgeDifference, NewPagesAre, RereadEvery } from 'shared-types'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { knowledgeChanges } from '../../db/schema/knowledge-content.ts'
import { knowledgeItems, knowledgePages } from '../../db/schema/knowledge.ts'

/** A reading comes up to so much earlier or later than chosen, so that those that once met do not meet for ever. */
const SPREAD = 0.1
/** When it is looked again for what was not there or did not answer. */
const SOON = sql.raw("interval '6 hours'")
const CHANGES_SHOWN = 200

const period = (every: SQL | RereadEvery) => sql`(case ${every}::text
  when 'daily' then interval '1 day' when 'weekly' then interval '7 days' when 'monthly' then interval '30 days' end)`

/** When an item that was read just now is due again; null where it is never read again. @param isSoon earlier than the owner chose */
export const nextReading = (isSoon: boolean): SQL => {
  const { rereadEvery } = knowledgeItems
  const chosen = period(sql`${rereadEvery}`)
  const wait = isSoon ? sql`least(${chosen}, ${SOON})` : chosen
  return sql`case when ${rereadEvery} <> 'never'
    then now() + ${wait} * (${1 - SPREAD}::float8 + ${2 * SPREAD}::float8 * random()) end`
}

export const updateNewPages = (db: Database, itemId: string, newPages: NewPagesAre) =>
  db.update(knowledgeItems).set({ newPages }).where(eq(knowledgeItems.id, itemId))

/** The first reading lies anywhere in the period: of all who choose the same, as many fall due each minute. */
export const updateSchedule = (db: Database, itemId: string, every: RereadEvery) =>
  db
    .update(knowledgeItems)
    .set({ rereadEvery: every, nextReadAt: sql`now() + ${period(every)} * random()` })
    .where(eq(knowledgeItems.id, itemId))

/** Items of one account that are waiting to be read again or are being read, at a time. */
const OF_ACCOUNT = 4

/**
 * Has items that are due trained again, in one statement: whoever dies has begun none or all of them, and no two nodes begin the same. An
 * account has a few at a time under way, so that one with thousands keeps nobody waiting. The end of the training says when it is due next;
 * the hour is for one whose end knows nothing of it, a node of the release before.
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
