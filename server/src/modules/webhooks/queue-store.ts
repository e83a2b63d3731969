import type { WebhookFormat } from 'shared-types'
import type { DatabaseDriver } from '../../db/client.ts'
import { asJsonb } from '../../lib/jsonb.ts'

// Handwritten SQL, so that it is prepared once: a busy node runs it many times a second.

/** Deliveries of an endpoint that one node begins at a time, before it knows how fast the endpoint is. */
export const FIRST_ROOM = 16
/** Length of a lease, in ms: longer than an attempt and writing how it ended may take. */
const LEASE_MS = 45_000

/** How many more deliveries to one endpoint this node may claim. */
export type Room = { id: string; room: number }

/** A delivery leased to this node; `attempts` distinguishes it from a later lease. */
export type Delivery = {
  id: string
  attempts: number
  /** Attempts since it was queued or sent again, including this one. */
  round: number
  eventId: string
  type: string
  data: Record<string, unknown>
  createdAt: Date
  endpoint: {
    id: string
    userId: string
    url: string
    format: WebhookFormat
    isFailing: boolean
    /** Sealed secrets that sign, the newest first. */
    sealed: string[]
  }
}

/**
 * Walks from endpoint to endpoint of those that have something waiting, by the index: each has a queue of its own, and a long one costs
 * the others nothing. Of an endpoint that fails, one at a time is tried.
 */
const CLAIM = `
with recursive queue as (
  (select endpoint_id from webhook_deliveries where settled_at is null order by endpoint_id limit 1)
  union all
  select (select d.endpoint_id from webhook_deliveries d where d.settled_at is null and d.endpoint_id > queue.endpoint_id order by d.endpoint_id limit 1)
  from queue where queue.endpoint_id is not null
), known as (
  select * from jsonb_to_recordset($1::jsonb) as known(id uuid, room int)
), due as materialized (
  select one.id from queue
  join webhook_endpoints e on e.id = queue.endpoint_id and e.is_on and coalesce(e.paused_until, '-infinity') <= now()
  left join known on known.id = e.id
  cross join lateral (
    select d.id from webhook_deliveries d
    where d.endpoint_id = e.id and d.settled_at is null and d.due_at <= now() and coalesce(d.leased_until, '-infinity') <= now()
    order by d.due_at limit coalesce(known.room, case when e.failing_since is null then ${FIRST_ROOM} else 1 end)
    for update skip locked
  ) one
)
update webhook_deliveries d set leased_until = now() + interval '${LEASE_MS} milliseconds', attempts = d.attempts + 1, round = d.round + 1,
  begun_at = coalesce(d.begun_at, now())
from webhook_events v, webhook_endpoints e
where d.id = any(array(select id from due)) and v.id = d.event_id and e.id = d.endpoint_id
returning d.id, d.attempts, d.round, d.due_at, v.id as event_id, v.type, v.data, v.created_at,
  e.id as endpoint_id, e.user_id, e.url, e.format, e.failing_since is not null as is_failing, e.sealed,
  case when e.old_until > now() then e.old_sealed end as old_sealed`

/**
 * Claims deliveries that are due, by endpoint.
 * @param rooms of the endpoints this node is sending to; others have the usual room
 * @returns of each endpoint the oldest first
 */
export async function claimDeliveries(
  database: DatabaseDriver,
  rooms: Room[],
): Promise<Delivery[]> {
  const { rows } = await database.query(CLAIM, [asJsonb(rooms)])
  const inOrder = (rows as ClaimedRow[]).toSorted(
    (one, other) => +one.due_at - +other.due_at || +one.created_at - +other.created_at,
  )
  return inOrder.map(toDelivery)
}

type ClaimedRow = {
  id: string
  attempts: number
  round: number
  due_at: Date
  event_id: string
  type: string
  data: Record<string, unknown>
  created_at: Date
  endpoint_id: string
  user_id: string
  url: string
  format: WebhookFormat
  is_failing: boolean
  sealed: string | null
  old_sealed: string | null
}

const toDelivery = (row: ClaimedRow): Delivery => ({
  id: row.id,
  attempts: row.attempts,
  round: row.round,
  eventId: row.event_id,
  type: row.type,
  data: row.data,
  createdAt: row.created_at,
  endpoint: {
    id: row.endpoint_id,
    userId: row.user_id,
    url: row.url,
    format: row.format,
    isFailing: row.is_failing,
    sealed: [row.sealed, row.old_sealed].filter((one) => one !== null),
  },
})

/** How an attempt ended; without `outcome` it is tried again. */
export type Attempt = {
  id: string
  attempts: number
  outcome: 'delivered' | 'failed' | null
  status: number | null
  answer: string | null
  problem: string | null
  tookMs: number
  /** When it is tried again, see `schedule.ts`; null where it is not. */
  next: { sinceFirstMs: number; fromNowMs: number } | null
}

/** Writes only while the lease is ours: after it ran out, another node may have claimed the delivery. */
const SETTLE = `
with ended as (
  select * from jsonb_to_recordset($1::jsonb) as ended(id uuid, attempts int, outcome text, status int, answer text, problem text, took_ms int,
    since_first float, from_now float)
)
update webhook_deliveries d set outcome = ended.outcome, status = ended.status, answer = ended.answer, problem = ended.problem,
  took_ms = ended.took_ms, attempted_at = now(), leased_until = null,
  settled_at = case when ended.outcome is not null then now() end,
  due_at = case when ended.outcome is not null then d.due_at
    else greatest(d.begun_at + make_interval(secs => ended.since_first / 1000), now() + make_interval(secs => ended.from_now / 1000)) end
from ended
where d.id = ended.id and d.id = any(array(select id from ended)) and d.attempts = ended.attempts and d.leased_until is not null and d.settled_at is null`

export const settleAttempts = (database: DatabaseDriver, attempts: Attempt[]) =>
  database.query(SETTLE, [
    asJsonb(
      attempts.map(({ tookMs, next, ...attempt }) => ({
        ...attempt,
        took_ms: tookMs,
        since_first: next?.sinceFirstMs,
        from_now: next?.fromNowMs,
      })),
    ),
  ])
