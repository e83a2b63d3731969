import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { DatabaseDriver } from '../src/db/client.ts'
import { openEmbedded } from '../src/db/embedded.ts'
import { openPostgres } from '../src/db/postgres.ts'

type Measure<T> = (database: DatabaseDriver) => Promise<T>

/** Measures on a new embedded database in `folder`. */
export async function onEmbedded<T>(folder: string, measure: Measure<T>): Promise<T> {
  const database = await openEmbedded(join(folder, 'database'))
  try {
    return await measure(database)
  } finally {
    await database.close()
  }
}

/** Measures on a new database of the PostgreSQL at `server`, which is dropped afterwards. */
export async function onPostgres<T>(server: string, measure: Measure<T>): Promise<T> {
  const name = `nexus_bench_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const options = { url: url.href, directUrl: url.href, most: 10, statementMs: 0 }
  const database = await openPostgres(options, pino({ level: 'silent' }))
  try {
    return await measure(database)
  } finally {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}
