import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { EXTENSIONS, openDatabase, type OpenDatabase, wrapPglite } from '../db/client.ts'

let opened: Promise<OpenDatabase> | undefined

/**
 * The database of this worker, emptied: PGlite restored from the dump, or the PostgreSQL of `TEST_DATABASE_URL`, so that the same
 * tests prove both.
 */
export async function emptyDatabase(): Promise<OpenDatabase> {
  opened ??= openForWorker()
  const database = await opened
  const { rows } = await database.query(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  )
  await database.query(`truncate ${rows[0]!['tables'] as string} cascade`)
  return database
}

async function openForWorker(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return openPostgresOfWorker(server)
  const dump = new Blob([readFileSync(inject('databaseDump'))])
  return wrapPglite(await PGlite.create({ loadDataDir: dump, extensions: EXTENSIONS }))
}

/** One PostgreSQL database a worker: workers truncate without seeing each other. */
async function openPostgresOfWorker(server: string): Promise<OpenDatabase> {
  const name = `nexus_test_${process.env['VITEST_POOL_ID'] ?? '1'}`
  const { default: pg } = await import('pg')
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (!rowCount) await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return openDatabase(url.href, '')
}
