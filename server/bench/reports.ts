/**
 * What a report of an account with a million conversations takes, and what counting them makes of a turn, on both databases:
 * `npm run bench -- reports`, or `node server/bench/reports.ts [COUNT] [embedded|postgres]`, the latter on `TEST_DATABASE_URL`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { openEmbedded } from '../src/db/embedded.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { measureReports, type Measured } from './reports/measure.ts'

/** What a report may take, in ms. */
const GOAL_MS = 50

const [count = '1000000', only] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'nexus-reports-'))
try {
  console.log(`\nAn account of ${Number(count).toLocaleString('en')} conversations in a year`)
  if (only !== 'postgres') print('embedded', await onEmbedded())
  const server = process.env['TEST_DATABASE_URL']
  if (only !== 'embedded') {
    if (server) print('PostgreSQL', await onPostgres(server))
    else console.log('PostgreSQL: left out, there is none here.')
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function onEmbedded(): Promise<Measured> {
  const database = await openEmbedded(join(folder, 'database'))
  try {
    return await measureReports(database, folder, Number(count))
  } finally {
    await database.close()
  }
}

async function onPostgres(server: string): Promise<Measured> {
  const name = `nexus_reports_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const options = { url: url.href, directUrl: url.href, most: 10, statementMs: 0 }
  const database = await openPostgres(options, pino({ level: 'silent' }))
  try {
    return await measureReports(database, folder, Number(count))
  } finally {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

function print(database: string, { reports, turn }: Measured) {
  console.log(`\n${database}, ms p50 / p95`)
  for (const { name, p50, p95 } of reports)
    console.log(
      `${name.padEnd(28)}${`${p50.toFixed(1)} / ${p95.toFixed(1)}`.padStart(18)}${p95 > GOAL_MS ? ' !' : ''}`,
    )
  console.log(
    `a turn with what counts it, beside one without: ${turn.ratio.toFixed(2)}x (${turn.counted.toFixed(2)} and ${turn.bare.toFixed(2)} ms)`,
  )
}
