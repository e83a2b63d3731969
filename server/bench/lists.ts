/**
 * Measures every call of every page when two accounts have this many objects of each kind, on both databases: `npm run bench -- lists`, or
 * `node server/bench/lists.ts [COUNT] [embedded|postgres]`, the latter on `TEST_DATABASE_URL`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseDriver } from '../src/db/client.ts'
import { onEmbedded, onPostgres } from './both-databases.ts'
import { type Measured, measureLists } from './lists/measure.ts'

/** Goal for the 95th percentile of a page's requests. */
const GOAL_MS = 20

const [count = '100000', only] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'nexus-lists-'))
const measure = (database: DatabaseDriver) => measureLists(database, folder, Number(count))
try {
  const columns: Record<string, Measured[]> = {}
  if (only !== 'postgres') columns['embedded'] = await onEmbedded(folder, measure)
  if (only !== 'embedded') {
    const server = process.env['TEST_DATABASE_URL']
    if (server) columns['PostgreSQL'] = await onPostgres(server, measure)
    else console.log('PostgreSQL: left out, there is none here.')
  }
  print(columns)
} finally {
  rmSync(folder, { recursive: true, force: true })
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
