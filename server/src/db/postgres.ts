import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { type Database, migrationsFolder, type DatabaseDriver } from './client.ts'
import { statementNames } from './prepared.ts'

export type PostgresOptions = {
  url: string
  /** For what needs a connection of its own: the same, unless `url` leads to a pooler. */
  directUrl: string
  /** Connections. */
  most: number
  /** 0: a statement may take as long as it likes. */
  statementMs: number
}

/** Somebody waits on a screen: rather an answer that it does not work than none. */
const CONNECT_MS = 5_000
const IDLE_MS = 30_000
/** A node that stands still in a transaction holds its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 30_000
/** The server ends a statement first; this ends the wait for a server nothing is heard of. */
const SILENCE_MS = 5_000
/** A line that was cut without a word is noticed this soon. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Opens PostgreSQL, with every migration applied. A connection that breaks later is made anew by the next query. */
export async function openPostgres(
  { url, directUrl, most, statementMs }: PostgresOptions,
  log: FastifyBaseLogger,
): Promise<DatabaseDriver> {
  const reach = { connectionTimeoutMillis: CONNECT_MS, ...KEEP_ALIVE }
  const direct = { ...reach, connectionString: directUrl }
  await migrateOnce(new pg.Client(direct))
  const pool = new pg.Pool({
    ...reach,
    connectionString: url,
    max: most,
    idleTimeoutMillis: IDLE_MS,
    // A pooler takes no settings for a connection it lends to many; it has limits of its own.
    ...(url === directUrl && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
    ...(statementMs > 0 && { query_timeout: statementMs + SILENCE_MS }),
  })
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database broke'))
  // So would one that breaks between two statements of a transaction, whose next statement tells it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const nameOf = statementNames()
  return {
    db: drizzle(pool, { casing: 'snake_case' }) as unknown as Database,
    kind: 'postgres',
    query: (text, values) => pool.query({ name: nameOf(text), text, values }),
    connect: async () => {
      const client = new pg.Client(direct)
      await client.connect()
      return client
    },
    close: () => pool.end(),
  }
}

/** Nodes that start together migrate one after the other, on a connection that may take its time. */
async function migrateOnce(client: pg.Client): Promise<void> {
  // Whatever breaks, the query under way tells it.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(48151623)')
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder })
  } finally {
    // The lock ends with its connection.
    await client.end()
  }
}
