import type { DatabaseDriver } from '../../db/client.ts'

/** How much work of one kind is waiting or in progress, on all nodes. */
export type QueueState = { queue: string; length: number; oldestSeconds: number }

/** Each query uses an index that contains only such rows. */
const QUEUES = {
  replies: 'select created_at as since from messages where lease_until is not null',
  training: `select coalesce(ran_at, created_at) as since from knowledge_items where status = 'training'`,
  texts: `select created_at as since from booking_offers where text_state = 'promised'`,
  telegram_updates: `select received_at as since from telegram_updates where coalesce(processed_at, 'infinity'::timestamptz) = 'infinity'::timestamptz`,
  telegram_outbox: `select due_at as since from telegram_outbox where coalesce(settled_at, 'infinity'::timestamptz) = 'infinity'::timestamptz`,
  billing_events: 'select received_at as since from billing_events where handled_at is null',
}

const STATES = Object.entries(QUEUES)
  .map(
    ([queue, rows]) =>
      `select '${queue}' as queue, count(*)::int as length,
        greatest(0, coalesce(extract(epoch from now() - min(since)), 0))::float8 as oldest from (${rows}) waiting`,
  )
  .join('\nunion all\n')

export async function readQueues(database: DatabaseDriver): Promise<QueueState[]> {
  const { rows } = await database.query(STATES)
  return rows.map((row) => ({
    queue: row['queue'] as string,
    length: row['length'] as number,
    oldestSeconds: row['oldest'] as number,
  }))
}
