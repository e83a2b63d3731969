import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { type Database, migrationsFolder, type DatabaseDriver } from './client.ts'
import { isHeldByOthers } from './errors.ts'
import { statementNames } from './prepared.ts'

export type PostgresOptions = {
  url: string
  /** Address for what needs a connection of its own; the same as `url` unless that leads to a pooler. */
  directUrl: string
  /** The most connections. */
  most: number
  /** Time limit of a statement in ms; 0 for none. */
  statementMs: number
}

/** Time limit for connecting, in ms: somebody is waiting, and an error is better than no answer. */
const CONNECT_MS = 5_000
const IDLE_MS = 30_000
/** How long an idle transaction may hold its locks, in ms, in case its node has stopped responding. */
const IDLE_IN_TRANSACTION_MS = 30_000
/** How long after the server's own time limit a statement without any answer is given up, in ms. */
const SILENCE_MS = 5_000
/** How long a migration waits for a table that others use, in ms: everybody who needs the table afterwards waits behind it. */
const LOCK_MS = 500
/** Detects connections that broke without notice. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Opens PostgreSQL and applies every migration. A connection that breaks later is replaced by the next query. */
export async function openPostgres(
  { url, directUrl, most, statementMs }: PostgresOptions,
  log: FastifyBaseLogger,
): Promise<DatabaseDriver> {
  const reach = { connectionTimeoutMillis: CONNECT_MS, ...KEEP_ALIVE }
  const direct = { ...reach, connectionString: directUrl }
  await migrateOnce(new pg.Client(direct), log)
  const pool = new pg.Pool({
    ...reach,
    connectionString: url,
    max: most,
    idleTimeoutMillis: IDLE_MS,
    // Poolers accept no settings for connections that they share, and have limits of their own.
    ...(url === directUrl && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
    ...(statementMs > 0 && { query_timeout: statementMs + SILENCE_MS }),
  })
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database broke'))
  // The same for a connection that breaks within a transaction: its next statement reports the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  const nameOf = statementNames()
  return {
    db: drizzle(pool, { casing: 'snake_case' }) as unknown as Database,
    kind: 'postgres',
    query: (text, values) => pool.query({ name: nameOf(text), text, values }),
    whenIdle: async () => {},
    connect: async () => {
      const client = new pg.Client(direct)
      await client.connect()
      return client
    },
    close: () => pool.end(),
  }
}

/**
 * Migrates under a lock, so that nodes that start together do so one after another, without a time limit. Nodes of the previous release
 * continue to work meanwhile: when one of them holds a table that the migration needs, the migration releases all its locks and starts
 * again, because the two could otherwise wait for each other forever.
 */
async function migrateOnce(client: pg.Client, log: FastifyBaseLogger): Promise<void> {
  // The running statement reports the error.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(48151623)')
    await client.query(`set lock_timeout = ${LOCK_MS}`)
    const db = drizzle(client, { casing: 'snake_case' })
    for (let attempt = 1; ; attempt++) {
      const error = await migrate(db, { migrationsFolder }).catch((cause: unknown) => cause)
      if (!error) return
      if (!isHeldByOthers(error)) throw error
      log.warn({ attempt }, 'the migration waits for a table that another node uses')
      await setTimeout(LOCK_MS)
    }
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}
