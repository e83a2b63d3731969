/**
 * Measures a report of an account with a million conversations, and what counting them adds to a turn, on both databases: `npm run bench --
 * reports`, or `node server/bench/reports.ts [COUNT] [embedded|postgres]`, the latter on `TEST_DATABASE_URL`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseDriver } from '../src/db/client.ts'
import { onEmbedded, onPostgres } from './both-databases.ts'
import { measureReports, type Measured } from './reports/measure.ts'

/** Goal for a report, in ms. */
const GOAL_MS = 50

const [count = '1000000', only] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'nexus-reports-'))
const measure = (database: DatabaseDriver) => measureReports(database, folder, Number(count))
try {
  console.log(`\nAn account of ${Number(count).toLocaleString('en')} conversations in a year`)
  if (only !== 'postgres') print('embedded', await onEmbedded(folder, measure))
  const server = process.env['TEST_DATABASE_URL']
  if (only !== 'embedded') {
    if (server) print('PostgreSQL', await onPostgres(server, measure))
    else console.log('PostgreSQL: left out, there is none here.')
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function print(database: string, { reports, turn }: Measured) {
  console.log(`\n${database}, ms p50 / p95, and p50 of the processor time of this process`)
  for (const { name, p50, p95, processor } of reports)
    console.log(
      `${name.padEnd(28)}${`${p50.toFixed(1)} / ${p95.toFixed(1)}`.padStart(18)}${processor.toFixed(1).padStart(8)}${p95 > GOAL_MS ? ' !' : ''}`,
    )
  console.log(
    `a turn with what counts it, beside one without: ${turn.ratio.toFixed(2)}x (${turn.counted.toFixed(2)} and ${turn.bare.toFixed(2)} ms)`,
  )
}
