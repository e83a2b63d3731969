import type { DatabaseDriver } from '../../src/db/client.ts'
import { newId } from '../../src/lib/ids.ts'
import { HOUR_MS } from '../../src/lib/time.ts'
import { newSid } from '../../src/ports/telephony/sids.ts'
import { insertAll } from './insert.ts'
import { type Random, randomFrom } from './words.ts'

const MESSAGES = 6

/** Finished calls, each with a caller, a reason and a transcript. */
export async function seedCalls(
  database: DatabaseDriver,
  { userId, agentId }: { userId: string; agentId: string },
  count: number,
) {
  const random = randomFrom(count)
  const now = Date.now()
  const calls = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    startedAt: now - index * HOUR_MS,
  }))
  await insertAll(
    database,
    'calls',
    calls.map(({ id, startedAt }) => ({
      id,
      user_id: userId,
      agent_id: agentId,
      call_sid: newSid('CA'),
      channel: 'phone',
      from_number: random.phone(),
      to_number: '+14155550100',
      caller_country: 'US',
      status: 'completed',
      stage: 'ended',
      read_at: random.below(5) ? new Date(startedAt) : null,
      caller_name: random.below(3) ? random.name() : null,
      call_reason: random.text(),
      signals: [],
      control: 'bot',
      epoch: 0,
      last_seq: MESSAGES,
      relays: 1,
      seen_at: new Date(startedAt),
      started_at: new Date(startedAt),
      ended_at: new Date(startedAt + 90_000),
      duration_seconds: 90,
    })),
  )
  await insertAll(database, 'call_messages', messagesOf(calls, random))
}

function* messagesOf(calls: { id: string; startedAt: number }[], random: Random) {
  for (const { id, startedAt } of calls) {
    for (let seq = 1; seq <= MESSAGES; seq += 1) {
      yield {
        id: newId(),
        call_id: id,
        seq,
        entity_type: seq % 2 === 0 ? 'user' : 'agent',
        content: random.text(),
        cut: false,
        created_at: new Date(startedAt + seq * 10_000),
      }
    }
  }
}
