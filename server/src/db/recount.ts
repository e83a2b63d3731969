import type { DatabaseDriver } from './client.ts'
import { recountReports, reportErrors } from './report-counts.ts'
import { rollUpAgain } from './report-spans.ts'
import { recountTallies, tallyErrors } from './tallies.ts'

const TRIES = 5
const SERIALIZATION_FAILURE = '40001'

/** Counters of an account that were wrong. */
export type Wrong = { what: string; told: number; counted: number }

/** Recounts the tallies and report counters of every account and corrects them. Yields what was wrong, by account. */
export async function* recountEverything(database: DatabaseDriver) {
  const { rows } = await database.query('select id from users order by id')
  for (const { id } of rows) {
    const userId = id as string
    const errors = await errorsOf(database, userId)
    await again(() => recountTallies(database.db, userId))
    await again(() => recountReports(database.db, userId))
    await rollUpAgain(database.db, userId)
    yield { userId, errors }
  }
}

async function errorsOf(database: DatabaseDriver, userId: string): Promise<Wrong[]> {
  const tallied = await tallyErrors(database, userId)
  const reported = await reportErrors(database.db, userId)
  return [
    ...tallied.map(({ subject, part, tallied: told, counted }) => ({
      what: `${subject} ${part}`.trim(),
      told,
      counted,
    })),
    ...reported.map(({ what, told, counted }) => ({ what: `report ${what}`, told, counted })),
  ]
}

/** Retries when the background job that sums up changes ran at the same moment and the two conflicted. */
async function again(recount: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await recount()
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: unknown }
      if (left === 1 || code !== SERIALIZATION_FAILURE) throw error
    }
  }
}
