import type { DatabaseDriver } from '../../db/client.ts'

/** How much work of one kind is waiting or in progress, on all nodes. */
export type QueueState = { queue: string; length: number; oldestSeconds: number }

/**
 * Each query uses an index that contains only such rows. Where work may be planned for later, or tried again later, its age counts from when
 * it was last due.
 */
const QUEUES = {
  replies: 'select created_at as since from messages where lease_until is not null',
  training: `select coalesce(ran_at, created_at) as since from knowledge_items where status = 'training'`,
  texts: `select created_at as since from booking_offers where text_state = 'promised'`,
  telegram_updates: `select received_at as since from telegram_updates where coalesce(processed_at, 'infinity'::timestamptz) = 'infinity'::timestamptz`,
  telegram_outbox: `select due_at as since from telegram_outbox where coalesce(settled_at, 'infinity'::timestamptz) = 'infinity'::timestamptz`,
  received_texts: 'select received_at as since from received_texts where processed_at is null',
  text_outbox: 'select due_at as since from text_outbox where settled_at is null',
  letters: 'select due_at as since from letters where settled_at is null',
  // Recipients are determined first; then one message goes to each.
  notice_events: 'select created_at as since from notice_events where planned_at is null',
  notices: 'select due_at as since from notice_messages where settled_at is null',
  // Reminders wait for days until they are due.
  appointments:
    'select due_at as since from appointment_outbox where settled_at is null and due_at <= now()',
  // What waits for a customer's server that fails is no fault of this one.
  webhooks: `select due_at as since from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
    where d.settled_at is null and e.failing_since is null`,
  texts_to_delete: 'select due_at as since from carried_texts where conversation_id is null',
  recordings_to_delete: 'select due_at as since from call_recordings where call_id is null',
  test_runs: 'select started_at as since from test_runs where finished_at is null',
  // When their knowledge changed is not stored, so their age is unknown.
  asking_again:
    'select null::timestamptz as since from agents where gaps_asked_revision <> knowledge_revision',
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
