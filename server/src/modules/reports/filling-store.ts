import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { reportFilling } from '../../db/schema/reports.ts'

const MAX = 500
const CASES = {
  conversation: { table: 'conversations', open: 'open_case' },
  call: { table: 'calls', open: 'open_call_case' },
} as const

/** Whether some conversations or calls older than the reports still lack their row in `report_cases`. */
export const isFilling = async (db: Database): Promise<boolean> =>
  (await db.$count(reportFilling)) > 0

/**
 * Creates cases for the next of them, on one node at a time.
 * @returns `done` when there are no more
 */
export const fillCases = (db: Database): Promise<'done' | 'more'> =>
  db.transaction(async (tx) => {
    const [next] = await tx
      .select()
      .from(reportFilling)
      .orderBy(asc(reportFilling.kind))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return (await isFilling(tx)) ? 'more' : 'done'
    const { table, open } = CASES[next.kind]
    const { rows } = (await tx.execute(sql`
      select id, ${sql.raw(open)}(id) from (
        select id from ${sql.raw(table)} where id > ${next.after} order by id limit ${MAX}
      ) as batch order by id`)) as unknown as { rows: { id: string }[] }
    const isIt = eq(reportFilling.kind, next.kind)
    if (rows.length < MAX) await tx.delete(reportFilling).where(isIt)
    else
      await tx
        .update(reportFilling)
        .set({ after: rows.at(-1)!.id })
        .where(isIt)
    return 'more'
  })
