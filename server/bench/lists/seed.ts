import { sql } from 'drizzle-orm'
import type { DatabaseDriver } from '../../src/db/client.ts'
import { recountTallies } from '../../src/db/tallies.ts'
import { randomFrom } from '../seed/words.ts'

export type Account = { userId: string; cookie: string; agentIds: string[] }

const SENTENCES = 5_000
/** Messages of a conversation and lines of a call. */
const LINES = 4
/** Minutes between two conversations, so that 100,000 span most of a year. */
const MINUTES = 5

/** Words to search for: nearly every sentence contains the first, one in fifty messages the second, one in ten thousand the last. */
export const WORDS = { common: 'the', uncommon: 'gondola', rare: 'zeppelin' }

/** SQL for a UUIDv7 of a time. */
const idAt = (time: string) =>
  `(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`

/** Fills accounts with this many conversations and calls each: all rows of a table in one statement, and its indexes afterwards. */
export async function seedAccounts(database: DatabaseDriver, accounts: Account[], count: number) {
  const { rows: indexes } = await database.query(
    `select indexname as name, indexdef as made from pg_indexes where schemaname = 'public' and indexdef ~ 'USING gin'`,
  )
  for (const { name } of indexes) await database.query(`drop index ${String(name)}`)
  await database.query('create table if not exists bench_sentences (n int primary key, body text)')
  await database.query(
    'insert into bench_sentences select * from unnest($1::int[], $2::text[]) on conflict do nothing',
    sentences(),
  )
  for (const account of accounts) {
    await database.db.transaction(async (tx) => {
      // The rows already contain what triggers would add, and the tallies are computed below.
      await tx.execute(sql`set local session_replication_role = replica`)
      for (const statement of statements(account, count)) await tx.execute(sql.raw(statement))
    })
  }
  await database.query('drop table bench_sentences')
  for (const { made } of indexes) await database.query(String(made))
  for (const { userId } of accounts) await recountTallies(database.db, userId)
  await database.query('vacuum analyze')
}

function sentences(): [number[], string[]] {
  const random = randomFrom(SENTENCES)
  const numbers = Array.from({ length: SENTENCES }, (_, n) => n)
  return [numbers, numbers.map(() => `${random.text()} Please look at the one I like.`)]
}

function statements({ userId, agentIds }: Account, count: number): string[] {
  const agents = `(array['${agentIds.join("','")}']::uuid[])`
  const agentOf = (n: string) => `${agents}[1 + ${n} % ${agentIds.length}]`
  const series = `generate_series(0, ${count - 1}) i cross join lateral (select date_trunc('second', now()) - i * interval '${MINUTES} minutes' as at) t`
  const said = `body || case when (i * 5 + seq) % 50 = 0 then ' ${WORDS.uncommon}' else '' end || case when i * ${LINES} % 10000 = 0 and seq = 1 then ' ${WORDS.rare}' else '' end`
  return [
    `create temp table seeded_conversations on commit drop as
      select i, at, ${idAt(`(at - interval '4 minutes')`)} as id, ${idAt(`(at - interval '5 minutes')`)} as customer_id from ${series}`,
    `insert into customers (id, user_id, name, email, country_code, first_seen_at)
      select customer_id, '${userId}', case when i % 3 > 0 then 'Ines ' || (array['Okafor', 'Moreau', 'Tanaka', 'Novak'])[1 + i % 4] end,
        case when i % 2 = 0 then 'customer' || i || '@example.com' end, 'US', at - interval '5 minutes' from seeded_conversations`,
    `insert into conversations (id, user_id, agent_id, customer_id, channel, last_seq, revision, last_message_at, unread, page_url, sentiment, created_at)
      select id, '${userId}', ${agentOf('i')}, customer_id, 'widget', ${LINES}, ${LINES}, at, i % 3, 'http://localhost:4000/try',
        (array['positive', 'neutral', 'negative'])[1 + i % 3]::sentiment_type, at - interval '4 minutes' from seeded_conversations`,
    `insert into messages (id, user_id, conversation_id, seq, revision, role, text, status, created_at)
      select ${idAt('m.at')}, '${userId}', id, seq, seq, (case when seq % 2 = 0 then 'agent' else 'customer' end)::message_role, ${said}, 'complete', m.at
      from seeded_conversations c cross join generate_series(1, ${LINES}) seq
      cross join lateral (select c.at - (${LINES} - seq) * interval '1 minute' as at) m
      join bench_sentences s on s.n = (i * 7919 + seq * 31) % ${SENTENCES}`,
    `create temp table seeded_calls on commit drop as select i, at, ${idAt('at')} as id from ${series}`,
    `insert into calls (id, user_id, agent_id, call_sid, channel, from_number, to_number, status, stage, caller_name, call_reason, read_at,
        last_seq, sentiment, started_at, ended_at, duration_seconds)
      select id, '${userId}', ${agentOf('i')}, 'CA' || replace(id::text, '-', ''), 'phone', '+1202' || lpad((i * 7919 % 10000000)::text, 7, '0'), '+14155550100',
        'completed', 'ended', case when i % 3 > 0 then 'Ravi Byrne' end, 'Wants the invoice', case when i % 2 = 0 then at end,
        ${LINES}, 'neutral', at, at + interval '1 minute', 60 from seeded_calls`,
    `insert into call_messages (id, user_id, agent_id, call_id, seq, entity_type, content, trace, created_at)
      select ${idAt('m.at')}, '${userId}', ${agentOf('i')}, id, seq, (case when seq % 2 = 1 then 'agent' else 'user' end)::call_speaker, ${said},
        case when seq = 3 then '{"heard": "2026-01-01T00:00:00.000Z", "retrieved": 4, "first_token": 5, "spoken": 9}'::jsonb end, m.at
      from seeded_calls c cross join generate_series(1, ${LINES}) seq
      cross join lateral (select c.at + seq * interval '10 seconds' as at) m
      join bench_sentences s on s.n = (i * 10007 + seq * 17) % ${SENTENCES}`,
    `insert into knowledge_gaps (id, user_id, agent_id, question, fingerprint, last_asked_at)
      select gen_random_uuid(), '${userId}', ${agentOf('i')}, 'Why ' || i || '?', 'why ' || i, at from ${series}`,
    `insert into audit_entries (id, user_id, at, action) select ${idAt('at')}, '${userId}', at, 'agent.create' from ${series}`,
  ]
}
