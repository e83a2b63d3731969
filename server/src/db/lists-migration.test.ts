import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsBefore } from '../test/earlier-migrations.ts'
import { migrationsFolder, type DatabaseDriver } from './client.ts'
import { wrapPglite } from './embedded.ts'
import { startPglite } from './pglite.ts'
import { tallyErrors } from './tallies.ts'

const id = (n: number) => `0192e4f8-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
const [ADA, GRACE] = [id(1), id(2)]

/** What the previous release wrote for two accounts; it does not store the account in a message. */
const WRITTEN = [ADA, GRACE]
  .map(
    (account, n) => `
  insert into users (id, issuer, subject, email, full_name, avatar) values ('${account}', 'i', '${n}', '${n}@example.com', 'A', '');
  insert into agents (id, user_id, name, type, handover_message, brand_name, brand_color, text_color, welcome_message)
    values ('${id(10 + n)}', '${account}', 'A', 'CHATBOT', 'm', 'b', '#000000', '#ffffff', 'w');
  insert into customers (id, user_id) values ('${id(20 + n)}', '${account}');
  insert into conversations (id, user_id, agent_id, customer_id, channel, last_message_at, sentiment)
    values ('${id(30 + n)}', '${account}', '${id(10 + n)}', '${id(20 + n)}', 'widget', now(), 'positive');
  insert into calls (id, user_id, agent_id, call_sid, channel, from_number, to_number, status)
    values ('${id(40 + n)}', '${account}', '${id(10 + n)}', 'CA${n}', 'phone', '+1', '+1', 'completed');`,
  )
  .join('')

/** Inserts as the previous release makes them, before the migration and after it. */
const inserts = (seq: number) =>
  [0, 1]
    .map(
      (n) => `
  insert into messages (id, conversation_id, seq, revision, role, text, status)
    values (gen_random_uuid(), '${id(30 + n)}', ${seq}, ${seq}, 'agent', 'Hello', 'complete');
  insert into call_messages (id, call_id, seq, entity_type, content) values (gen_random_uuid(), '${id(40 + n)}', ${seq}, 'agent', 'Hello');
  insert into knowledge_gaps (id, agent_id, question, fingerprint) values (gen_random_uuid(), '${id(10 + n)}', 'Why?', 'why ${seq}');`,
    )
    .join('')

let folder: string
let database: DatabaseDriver

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-lists-'))
  const pglite = await startPglite()
  await wrapPglite(pglite, migrationsBefore('_lists', folder))
  await pglite.exec(WRITTEN + inserts(1))
  database = await wrapPglite(pglite, migrationsFolder)
  await pglite.exec(inserts(2))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(['messages', 'call_messages', 'knowledge_gaps'])(
  'every row of %s has its account, also rows that the previous release writes later',
  async (table) => {
    const { rows } = await database.query(
      `select user_id, count(*)::int as rows from ${table} group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { user_id: ADA, rows: 2 },
      { user_id: GRACE, rows: 2 },
    ])
  },
)

it.each([ADA, GRACE])('the rows of account %s are counted', async (account) => {
  const { rows } = await database.query(
    `select sum(amount)::int as written from (
       select * from tallies union all select * from tally_changes
     ) both_of_them where user_id = $1 and subject = 'written'`,
    [account],
  )
  expect(rows).toEqual([{ written: 2 }])
  expect(await tallyErrors(database, account)).toEqual([])
})

it('a line without a call violates its foreign key', async () => {
  const lost = database.query(
    `insert into call_messages (id, call_id, seq, entity_type, content) values (gen_random_uuid(), $1, 1, 'agent', 'Hello')`,
    [id(99)],
  )
  await expect(lost).rejects.toMatchObject({ code: '23503' })
})
