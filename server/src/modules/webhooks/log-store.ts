import { and, desc, eq, isNull, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { WebhookState } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../db/schema/webhooks.ts'

/** Number of deliveries on one page. */
const PAGE = 50
const KEPT_DAYS = 30
/** How many old events one statement deletes. */
const FORGOTTEN_AT_ONCE = 5_000

const { attempts, attemptedAt, createdAt, dueAt, endpointId, id, outcome, settledAt, status } =
  webhookDeliveries
const { answer, earlier, problem, tookMs, userId: ofUser } = webhookDeliveries
const line = {
  id,
  eventId: webhookEvents.id,
  type: webhookEvents.type,
  outcome,
  attempts,
  status,
  happenedAt: webhookEvents.createdAt,
  attemptedAt,
  dueAt,
}

/** @returns a page, newest first, and whether there are more; undefined when `before` does not belong to this endpoint */
export async function listDeliveries(
  db: Database,
  userId: string,
  endpoint: string,
  { state, type, before }: Partial<Record<'type' | 'before', string>> & { state?: WebhookState },
) {
  const from = before ? await positionOf(db, userId, endpoint, before) : null
  if (from === undefined) return undefined
  const rows = await db
    .select(line)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(ofUser, userId),
        eq(endpointId, endpoint),
        from ? sql`(${createdAt}, ${id}) < (${from.at}::timestamptz, ${before}::uuid)` : undefined,
        state ? inState(state) : undefined,
        type ? eq(webhookEvents.type, type) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE + 1)
  return { lines: rows.slice(0, PAGE), hasMore: rows.length > PAGE }
}

/** A time as text, because a JavaScript date would lose the microseconds. */
async function positionOf(db: Database, userId: string, endpoint: string, before: string) {
  const [row] = await db
    .select({ at: sql<string>`${createdAt}::text` })
    .from(webhookDeliveries)
    .where(and(eq(ofUser, userId), eq(endpointId, endpoint), eq(id, before)))
  return row
}

const inState = (state: WebhookState): SQL =>
  state === 'waiting' ? isNull(settledAt) : and(isNotNull(settledAt), eq(outcome, state))!

export async function findDelivery(db: Database, userId: string, deliveryId: string) {
  const [row] = await db
    .select({
      ...line,
      answer,
      earlier,
      problem,
      tookMs,
      data: webhookEvents.data,
      createdAt: webhookEvents.createdAt,
      endpoint: {
        id: webhookEndpoints.id,
        url: webhookEndpoints.url,
        format: webhookEndpoints.format,
        isOn: webhookEndpoints.isOn,
      },
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
    .where(and(eq(ofUser, userId), eq(id, deliveryId)))
  return row
}

/** Restarts the attempts of a delivery, unless one is in progress. */
const ANEW = {
  round: 0,
  begunAt: null,
  dueAt: sql`now()`,
  settledAt: null,
  outcome: null,
}

export const sendDeliveryAgain = (tx: Database, userId: string, deliveryId: string) =>
  tx
    .update(webhookDeliveries)
    .set(ANEW)
    .where(and(eq(ofUser, userId), eq(id, deliveryId)))

export type Range = { since: string; until: string | null; onlyFailed: boolean; most: number }

/**
 * Queues the events of a time span for an endpoint, even those that were sent only to others; oldest first.
 * @returns how many
 */
export async function sendRangeAgain(
  tx: Database,
  userId: string,
  endpoint: { id: string; events: string[] },
  { since, until, onlyFailed, most }: Range,
): Promise<number> {
  const found = await tx.execute(sql`
    insert into webhook_deliveries (user_id, endpoint_id, event_id)
    select e.user_id, ${endpoint.id}::uuid, e.id from webhook_events e
    left join webhook_deliveries d on d.event_id = e.id and d.endpoint_id = ${endpoint.id}::uuid
    where e.user_id = ${userId}::uuid and e.created_at >= ${since}::timestamptz
      and e.created_at <= coalesce(${until}::timestamptz, now()) and ${JSON.stringify(endpoint.events)}::jsonb ? e.type
      and (d.id is null or d.settled_at is not null) and (not ${onlyFailed}::boolean or d.outcome is distinct from 'delivered')
    order by e.created_at, e.id limit ${most}
    on conflict (event_id, endpoint_id) do update
      set round = 0, begun_at = null, due_at = now(), settled_at = null, outcome = null
      where webhook_deliveries.settled_at is not null
    returning 1`)
  return (found as unknown as { rows: unknown[] }).rows.length
}

/** Adds an event that is sent only to one endpoint. */
export async function insertTestEvent(
  tx: Database,
  userId: string,
  endpoint: string,
  data: Record<string, unknown>,
): Promise<void> {
  const [event] = await tx
    .insert(webhookEvents)
    .values({ userId, type: 'webhook.test', fact: sql`'test:' || gen_random_uuid()`, data })
    .returning({ id: webhookEvents.id })
  await tx.insert(webhookDeliveries).values({ userId, endpointId: endpoint, eventId: event!.id })
}

/** Deletes events older than the log keeps, with their deliveries. */
export async function forgetOldWebhooks(db: Database): Promise<void> {
  const old = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(lt(webhookEvents.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
    .limit(FORGOTTEN_AT_ONCE)
  for (;;) {
    const gone = await db
      .delete(webhookEvents)
      .where(sql`${webhookEvents.id} in ${old}`)
      .returning({ id: webhookEvents.id })
    if (gone.length < FORGOTTEN_AT_ONCE) return
  }
}
