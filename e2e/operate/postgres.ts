import { randomUUID } from 'node:crypto'
import { delimiter } from 'node:path'
import pg from 'pg'

/** The PostgreSQL the step of `npm test` opened. */
const server = process.env['TEST_DATABASE_URL']
const bin = process.env['POSTGRES_BIN']

/** With the programs of the same PostgreSQL before those of the machine. */
export const PATH = [bin, process.env['PATH']].filter(Boolean).join(delimiter)

export type FreshDatabase = { url: string; drop: () => Promise<void> }

/** A database of its own, with nothing in it. */
export async function aDatabase(): Promise<FreshDatabase> {
  if (!server) throw new Error('Run this by node scripts/operate.mjs, which opens a PostgreSQL.')
  const name = `nexus_${randomUUID().replaceAll('-', '')}`
  await tell(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => tell(`drop database ${name} with (force)`) }
}

/** Everybody who is connected to this database is sent away, as by a restart. */
export function endConnections(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  return tell(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  )
}

/** @param connectionString another database than the server's own */
export async function tell(statement: string, connectionString = server): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
