import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import type { DatabaseDriver } from '../../src/db/client.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { anAgent, aUser } from '../../src/test/factories.ts'
import { buildTestApp } from '../../src/test/test-app.ts'
import { until } from '../../src/test/until.ts'
import { requestsOf } from './requests.ts'
import { type Account, seedAccounts } from './seed.ts'

/** The other account has so many more rows that reading a whole table is noticed. */
const OWN = 30
const OTHERS = 1_000
/** Several parts of a page may read the same row, and a row found through an index counts twice. */
const MAX_TIMES = 10

const TABLES = [
  'conversations',
  'customers',
  'messages',
  'calls',
  'call_messages',
  'knowledge_gaps',
  'audit_entries',
]

let app: FastifyInstance
let database: DatabaseDriver
let account: Account

beforeAll(async () => {
  const { deps } = await buildTestApp()
  database = await ofOneConnection(deps.driver)
  app = await buildApp({ ...deps, driver: database, db: database.db })
  const accounts = []
  for (const count of [OWN, OTHERS]) {
    const { user, cookie } = await aUser(deps)
    const agentIds = [(await anAgent(deps.db, user.id)).id]
    accounts.push({ userId: user.id, cookie, agentIds })
    await seedAccounts(database, accounts.slice(-1), count)
  }
  account = accounts[0]!
  await endOthers()
  // Makes PostgreSQL use indexes as it does for large tables; small ones it would rather read completely.
  await database.query('set enable_seqscan = off')
})
afterAll(async () => {
  await database.query('reset enable_seqscan')
  await app.close()
  if (database.kind === 'postgres') await database.close()
})

/** Runs the queries on one connection, which can report its own statistics. */
async function ofOneConnection(open: DatabaseDriver): Promise<DatabaseDriver> {
  const server = process.env['TEST_DATABASE_URL']
  if (open.kind === 'embedded' || !server) return open
  const { rows } = await open.query('select current_database() as name')
  const url = new URL(server)
  url.pathname = `/${rows[0]!['name'] as string}`
  const silent = { level: 'silent', warn: () => {} } as never
  return openPostgres({ url: url.href, directUrl: url.href, most: 1, statementMs: 0 }, silent)
}

/** Ends the other connections, whose statistics are otherwise reported up to ten seconds later. */
async function endOthers() {
  const others = `from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
  const { rows } = await database.query(`select pid, pg_terminate_backend(pid) ${others}`)
  const pids = rows.map(({ pid }) => Number(pid))
  const left = 'select from pg_stat_activity where pid = any($1::int[])'
  await until(async () => expect((await database.query(left, [pids])).rows).toEqual([]))
}

/** Number of rows and index entries read so far, by table. */
async function readSoFar(): Promise<Map<string, number>> {
  await database.query('select pg_stat_force_next_flush()')
  await database.query('select 1')
  const { rows } = await database.query(
    `select t.relname as name, t.seq_tup_read + coalesce(t.idx_tup_fetch, 0)
       + coalesce((select sum(i.idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid), 0) as read
     from pg_stat_user_tables t where t.relname = any($1::text[])`,
    [TABLES],
  )
  return new Map(rows.map(({ name, read }) => [String(name), Number(read)]))
}

it('distinguishes the reads of one account from the reads of a whole table', async () => {
  const before = await readSoFar()
  await database.query(`select count(*) from messages where text like '%the%'`)
  const after = await readSoFar()
  expect(after.get('messages')! - before.get('messages')!).toBeGreaterThanOrEqual(4 * OTHERS)
})

it.each(Object.keys(requestsOf({ userId: '', cookie: '', agentIds: [''] }, OWN)))(
  'reads no row of another account: %s',
  async (name) => {
    const before = await readSoFar()
    const url = requestsOf(account, OWN)[name]!
    const response = await app.inject({ url, headers: { cookie: account.cookie } })
    expect(response.statusCode).toBe(200)
    const after = await readSoFar()
    const read = TABLES.map((table) => [table, after.get(table)! - before.get(table)!] as const)
    const own = (table: string) => (table.endsWith('messages') ? 4 * OWN : OWN)
    expect(read.filter(([table, rows]) => rows > MAX_TIMES * own(table))).toEqual([])
  },
)
