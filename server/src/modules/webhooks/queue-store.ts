import type { WebhookFormat } from 'shared-types'
import type { DatabaseDriver } from '../../db/client.ts'
import type { Claimed } from '../../db/was-leased.ts'
import { asJsonb } from '../../lib/jsonb.ts'

// Handwritten SQL instead of the `claim` of db/lease.ts, because endpoints and accounts get shares of a claim, and so that it is prepared
// once: a busy node runs it many times a second.

/** Deliveries to an endpoint that one node starts at a time, before it knows how fast the endpoint is. */
export const FIRST_ROOM = 16
/** Length of a lease, in ms: longer than an attempt and recording its result may take. */
const LEASE_MS = 45_000

/** Most deliveries in one claim, and most endpoints it takes them from: other nodes wait while it runs. */
export const MAX_AT_ONCE = 32

type Room = { id: string; room: number }
/** How many more deliveries this node may claim: for endpoints and accounts to which it is sending, and for any other account. */
export type Rooms = { endpoints: Room[]; accounts: Room[]; others: number }

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
    /** Encrypted secrets for signing, newest first. */
    sealed: string[]
  }
}

/**
 * Goes from endpoint to endpoint with waiting deliveries, using the index: each has a queue of its own, so a long one does not slow down
 * others. For an endpoint that fails, one delivery at a time is tried. When there is more than can be sent at once, accounts get equal
 * shares, each for those of its endpoints that have waited longest.
 */
const CLAIM = `
with recursive queue as (
  (select endpoint_id from webhook_deliveries where settled_at is null order by endpoint_id limit 1)
  union all
  select (select d.endpoint_id from webhook_deliveries d where d.settled_at is null and d.endpoint_id > queue.endpoint_id order by d.endpoint_id limit 1)
  from queue where queue.endpoint_id is not null
), lanes as (
  select * from jsonb_to_recordset($1::jsonb) as lanes(id uuid, room int)
), accounts as (
  select * from jsonb_to_recordset($2::jsonb) as accounts(id uuid, room int)
), turns as (
  select e.id, e.user_id, coalesce(l.room, case when e.failing_since is null then ${FIRST_ROOM} else 1 end) as room,
    coalesce(a.room, $3::int) as account_room, first.due_at, row_number() over (partition by e.user_id order by first.due_at, e.id) as turn
  from queue
  join webhook_endpoints e on e.id = queue.endpoint_id and e.is_on and coalesce(e.paused_until, '-infinity') <= now()
  left join lanes l on l.id = e.id
  left join accounts a on a.id = e.user_id
  cross join lateral (
    select d.due_at from webhook_deliveries d
    where d.endpoint_id = e.id and d.settled_at is null and d.due_at <= now() and coalesce(d.leased_until, '-infinity') <= now()
    order by d.due_at limit 1
  ) first
  where coalesce(l.room, 1) > 0 and coalesce(a.room, $3::int) > 0
), chosen as materialized (
  select * from turns order by turn, due_at limit ${MAX_AT_ONCE}
), shares as (
  select id, least(room, ceil(least(account_room, ${MAX_AT_ONCE}::float / (select count(distinct user_id) from chosen))
    / count(*) over (partition by user_id)))::int as share
  from chosen
), due as materialized (
  select one.id from shares
  cross join lateral (
    select d.id from webhook_deliveries d
    where d.endpoint_id = shares.id and d.settled_at is null and d.due_at <= now() and coalesce(d.leased_until, '-infinity') <= now()
    order by d.due_at limit shares.share
    for update skip locked
  ) one
)
update webhook_deliveries d set leased_until = now() + interval '${LEASE_MS} milliseconds', attempts = d.attempts + 1, round = d.round + 1,
  begun_at = coalesce(d.begun_at, now())
from webhook_events v, webhook_endpoints e
where d.id = any(array(select id from due)) and v.id = d.event_id and e.id = d.endpoint_id
returning d.id, (select before.leased_until is not null from webhook_deliveries before where before.id = d.id) as was_leased, d.attempts, d.round, d.due_at, v.id as event_id, v.type, v.data, v.created_at,
  e.id as endpoint_id, e.user_id, e.url, e.format, e.failing_since is not null as is_failing, e.sealed,
  case when e.old_until > now() then e.old_sealed end as old_sealed`

/**
 * Claims deliveries that are due, by endpoint.
 * @returns for each endpoint the oldest first
 */
export async function claimDeliveries(
  database: DatabaseDriver,
  { endpoints, accounts, others }: Rooms,
): Promise<Claimed<Delivery>[]> {
  const { rows } = await database.query(CLAIM, [asJsonb(endpoints), asJsonb(accounts), others])
  const inOrder = (rows as ClaimedRow[]).toSorted(
    (one, other) => +one.due_at - +other.due_at || +one.created_at - +other.created_at,
  )
  return inOrder.map(toDelivery)
}

type ClaimedRow = {
  id: string
  was_leased: boolean
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

const toDelivery = (row: ClaimedRow): Claimed<Delivery> => ({
  id: row.id,
  wasLeased: row.was_leased,
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
    sealed: [row.sealed, row.old_sealed].filter((secret) => secret !== null),
  },
})

/** The result of an attempt; without `outcome` it is tried again. */
export type Attempt = {
  id: string
  attempts: number
  outcome: 'delivered' | 'failed' | null
  status: number | null
  answer: string | null
  problem: string | null
  tookMs: number
  /** When it is tried again, see `schedule.ts`; null when it is not. */
  next: { sinceFirstMs: number; fromNowMs: number } | null
}

/** The most attempts of a delivery that are kept before the last one: two whole rounds. */
const EARLIER = 19
/** Characters kept of what was answered to them. */
const EARLIER_ANSWER = 300

/** Writes only while the lease is ours: after it expired, another node may have claimed the delivery. */
const SETTLE = `
with ended as (
  select * from jsonb_to_recordset($1::jsonb) as ended(id uuid, attempts int, outcome text, status int, answer text, problem text, took_ms int,
    since_first float, from_now float)
)
update webhook_deliveries d set earlier = case when d.attempted_at is null then d.earlier
    else (case when jsonb_array_length(d.earlier) >= ${EARLIER} then d.earlier - 0 else d.earlier end) || jsonb_build_object(
      'at', d.attempted_at, 'status', d.status, 'answer', left(d.answer, ${EARLIER_ANSWER}), 'problem', d.problem, 'took_ms', d.took_ms) end,
  outcome = ended.outcome, status = ended.status, answer = ended.answer, problem = ended.problem,
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
