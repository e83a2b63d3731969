import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { DatabaseDriver } from '../db/client.ts'
import { wrapPglite } from '../db/embedded.ts'
import { startPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'

const ANY_ORDER = `perform set_config('session_replication_role', 'replica', true);`

let opened: Promise<DatabaseDriver> | undefined
let usedTables: string | undefined

/**
 * The emptied database of this worker: PGlite restored from the dump, or the PostgreSQL of `TEST_DATABASE_URL`, so that the same tests
 * cover both.
 */
export async function emptyDatabase(): Promise<DatabaseDriver> {
  opened ??= openForWorker()
  const database = await opened
  const { rows } = await database.query((usedTables ??= await queryOfUsedTables(database)))
  const deletions = rows.map(({ name }) => `delete from ${name as string};`).join('\n')
  // In any order, because references do not matter when everything is deleted.
  if (deletions) await database.query(`do $$ begin ${ANY_ORDER} ${deletions} end $$`)
  return database
}

/** A query for the names of tables with rows, because truncating a table takes equally long when it is empty. */
async function queryOfUsedTables(database: DatabaseDriver): Promise<string> {
  const { rows } = await database.query(
    `select string_agg(format('select %L as name where exists (select from %I)', quote_ident(tablename), tablename), ' union all ') as query
    from pg_tables where schemaname = 'public'`,
  )
  return rows[0]!['query'] as string
}

async function openForWorker(): Promise<DatabaseDriver> {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return openPostgresOfWorker(server)
  const dump = new Blob([readFileSync(inject('databaseDump'))])
  return wrapPglite(await startPglite({ loadDataDir: dump }))
}

/** Each worker has a PostgreSQL database of its own, so that emptying it does not affect others. */
async function openPostgresOfWorker(server: string): Promise<DatabaseDriver> {
  const name = `nexus_test_${process.env['VITEST_POOL_ID'] ?? '1'}`
  const { default: pg } = await import('pg')
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (!rowCount) await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  const options = { url: url.href, directUrl: url.href, most: 20, statementMs: 0 }
  return openPostgres(options, pino({ level: 'silent' }))
}
