import { randomUUID } from 'node:crypto'
import { delimiter } from 'node:path'
import pg from 'pg'

/** The PostgreSQL that the step of `npm test` started. */
const server = process.env['TEST_DATABASE_URL']
const bin = process.env['POSTGRES_BIN']

/** The programs of the same PostgreSQL come before the machine's own. */
export const PATH = [bin, process.env['PATH']].filter(Boolean).join(delimiter)

export type FreshDatabase = { url: string; drop: () => Promise<void> }

/** Creates an empty database. */
export async function aDatabase(): Promise<FreshDatabase> {
  if (!server) throw new Error('Run this by node scripts/operate.mjs, which opens a PostgreSQL.')
  const name = `nexus_${randomUUID().replaceAll('-', '')}`
  await tell(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => tell(`drop database ${name} with (force)`) }
}

/** Closes all connections to this database, like a restart does. */
export function endConnections(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  return tell(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  )
}

/** Runs a statement. @param connectionString of a database other than the server's own */
export async function tell(statement: string, connectionString = server): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
