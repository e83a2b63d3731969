import { and, eq, gte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database, DatabaseDriver } from './client.ts'
import { tallies, tallyChanges } from './schema/tallies.ts'

export type TallySubject = (typeof tallies.$inferSelect)['subject']
export type Tally = { part: string; hour: Date; amount: number }

/** How many of something an account has, without counting rows. @param since counts only these hours */
export async function readTallies(
  db: Database,
  userId: string,
  subject: TallySubject,
  since?: Date,
): Promise<Tally[]> {
  const of = <T extends typeof tallies | typeof tallyChanges>(table: T) =>
    db
      .select({ part: table.part, hour: table.hour, amount: table.amount })
      .from(table as typeof tallies)
      .where(
        and(eq(table.userId, userId), eq(table.subject, subject), since && gte(table.hour, since)),
      )
  const both = unionAll(of(tallies), of(tallyChanges)).as('both')
  return db
    .select({ part: both.part, hour: both.hour, amount: sql<number>`sum(${both.amount})::int` })
    .from(both)
    .groupBy(both.part, both.hour)
}

/** SQL for how many of a subject account `$1` has. @param part placeholder for the only part to count */
export const tallyOf = (subject: TallySubject, part?: string): string => {
  const of = `user_id = $1 and subject = '${subject}'${part ? ` and part = ${part}::text` : ''}`
  return `(
  select coalesce(sum(amount), 0)::int from (
    select amount from tallies where ${of}
    union all
    select amount from tally_changes where ${of}
  ) tallied
)`
}

/** The total over all parts. */
export const readTotal = async (db: Database, userId: string, subject: TallySubject) =>
  (await readTallies(db, userId, subject)).reduce((sum, { amount }) => sum + amount, 0)

const MAX_FOLDED = 10_000

/** Changes of a deleted account are left out, because its tallies were deleted with it. */
const FOLD = `
with taken as (
  delete from tally_changes where ctid = any(array(select ctid from tally_changes limit ${MAX_FOLDED} for update skip locked))
  returning user_id, subject, part, hour, amount
), sums as (
  select user_id, subject, part, hour, sum(amount)::int as amount from taken group by 1, 2, 3, 4 having sum(amount) <> 0
), accounts as (
  select id from users where id in (select user_id from sums) order by id for key share
), folded as (
  insert into tallies as t (user_id, subject, part, hour, amount)
  select s.* from sums s join accounts on accounts.id = s.user_id order by 1, 2, 3, 4
  on conflict (user_id, subject, part, hour) do update set amount = t.amount + excluded.amount
)
select count(*)::int as taken from taken`

/** Adds up the changes since the last time. Every reader sees each change exactly once. */
export async function foldTallies(database: DatabaseDriver): Promise<void> {
  for (;;) {
    const { rows } = await database.query(FOLD)
    if (Number(rows[0]!['taken']) < MAX_FOLDED) return
  }
}

/** Recounts what an account has. Changes made meanwhile are not in the snapshot, so they remain recorded as changes. */
export const recountTallies = (db: Database, userId: string): Promise<void> =>
  db.transaction(
    async (tx) => {
      await tx.delete(tallyChanges).where(eq(tallyChanges.userId, userId))
      await tx.delete(tallies).where(eq(tallies.userId, userId))
      await tx.execute(sql`insert into tallies select * from count_tallies(${userId})`)
    },
    { isolationLevel: 'repeatable read' },
  )

/** Tallies of an account that differ from a fresh count. */
export async function tallyErrors(
  database: DatabaseDriver,
  userId: string,
): Promise<{ subject: TallySubject; part: string; tallied: number; counted: number }[]> {
  const { rows } = await database.query(
    `select subject, part, coalesce(t.amount, 0) as tallied, coalesce(c.amount, 0) as counted
     from (
       select subject, part, hour, sum(amount)::int as amount from (
         select * from tallies where user_id = $1 union all select * from tally_changes where user_id = $1
       ) both_of_them group by 1, 2, 3
     ) t full join count_tallies($1) c using (subject, part, hour)
     where coalesce(t.amount, 0) <> coalesce(c.amount, 0)`,
    [userId],
  )
  return rows as Awaited<ReturnType<typeof tallyErrors>>
}
