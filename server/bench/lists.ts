/**
 * What every call of every page takes where two accounts have so much of everything, on both databases:
 * `npm run bench -- lists`, or `node server/bench/lists.ts [COUNT] [embedded|postgres]`, the latter on `TEST_DATABASE_URL`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { openEmbedded } from '../src/db/embedded.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { type Measured, measureLists } from './lists/measure.ts'

/** What the slowest twentieth of the requests of a page may take. */
const GOAL_MS = 20

const [count = '100000', only] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'nexus-lists-'))
try {
  const columns: Record<string, Measured[]> = {}
  if (only !== 'postgres') columns['embedded'] = await onEmbedded()
  if (only !== 'embedded') {
    const measured = await onPostgres()
    if (measured) columns['PostgreSQL'] = measured
    else console.log('PostgreSQL: left out, there is none here.')
  }
  print(columns)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function onEmbedded(): Promise<Measured[]> {
  const database = await openEmbedded(join(folder, 'database'))
  try {
    return await measureLists(database, folder, Number(count))
  } finally {
    await database.close()
  }
}

async function onPostgres(): Promise<Measured[] | null> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return null
  const name = `nexus_lists_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const options = { url: url.href, directUrl: url.href, most: 10, statementMs: 0 }
  const database = await openPostgres(options, pino({ level: 'silent' }))
  try {
    return await measureLists(database, folder, Number(count))
  } finally {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

function print(columns: Record<string, Measured[]>) {
  const kinds = Object.keys(columns)
  console.log(
    `\nTwo accounts of ${Number(count).toLocaleString('en')} conversations and calls each, ms p50 / p95`,
  )
  console.log(`${''.padEnd(32)}${kinds.map((kind) => kind.padStart(18)).join('')}`)
  for (const [index, { name }] of (columns[kinds[0]!] ?? []).entries()) {
    const cells = kinds.map((kind) => {
      const { p50, p95 } = columns[kind]![index]!
      return `${p50.toFixed(1)} / ${p95.toFixed(1)}${p95 > GOAL_MS ? ' !' : '  '}`.padStart(18)
    })
    console.log(name.padEnd(32) + cells.join(''))
  }
}
