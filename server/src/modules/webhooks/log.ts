import type {
  Input,
  Output,
  ReplayWebhooks,
  WebhookDelivery,
  WebhookDeliveryDetail,
  webhooks,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { isId } from '../../lib/ids.ts'
import { databaseTime } from '../../lib/database-time.ts'
import { type Actor, record } from '../audit/record.ts'
import { bodyOf } from './body.ts'
import { webhookId } from './deliver.ts'
import {
  findDelivery,
  insertTestEvent,
  listDeliveries,
  sendDeliveryAgain,
  sendRangeAgain,
} from './log-store.ts'
import { findOwnEndpoint, subjectOf } from './service.ts'

const MAX_REPLAYED = 10_000

/** The deliveries of an endpoint. @throws 404 */
export async function readDeliveries(
  { db }: Deps,
  userId: string,
  endpointId: string,
  { state, type, before }: Input<typeof webhooks.deliveries>['query'],
): Promise<Output<typeof webhooks.deliveries>> {
  await findOwnEndpoint(db, userId, endpointId)
  if (before && !isId(before)) throw notFound('Delivery')
  const filter = { ...(state && { state }), ...(type && { type }), ...(before && { before }) }
  const page = await listDeliveries(db, userId, endpointId, filter)
  if (!page) throw notFound('Delivery')
  const { lines, hasMore } = page
  return { deliveries: lines.map(toDelivery), next: hasMore ? lines.at(-1)!.id : null }
}

/** A delivery with its body and answer. @throws 404 */
export async function readDelivery(
  deps: Deps,
  userId: string,
  id: string,
): Promise<WebhookDeliveryDetail> {
  const row = await findOwnDelivery(deps, userId, id)
  return {
    ...toDelivery(row),
    body: bodyOf(row.endpoint.format, row, deps.config.appUrl),
    answer: row.answer,
    problem: row.problem,
    took_ms: row.tookMs,
    earlier: row.earlier
      .map((attempt) => ({ ...attempt, at: new Date(attempt.at).toISOString() }))
      .toReversed(),
  }
}

/** Sends a delivery again, with all its attempts. @throws 404, 409 `webhook_off` */
export async function resend(deps: Deps, actor: Actor, id: string): Promise<null> {
  const { endpoint } = await findOwnDelivery(deps, actor.userId, id)
  refuseOff(endpoint)
  await deps.db.transaction(async (tx) => {
    await sendDeliveryAgain(tx, actor.userId, id)
    await record(tx, actor, {
      action: 'webhook.send_again',
      subject: subjectOf(endpoint),
      details: { count: 1 },
    })
  })
  deps.bus.publish('webhook', {})
  return null
}

/** Sends the events of a time span again, 10,000 at most, oldest first. @throws 404, 409 `webhook_off` */
export async function replay(
  deps: Deps,
  actor: Actor,
  endpointId: string,
  { since, until, only_failed: onlyFailed }: ReplayWebhooks,
): Promise<{ count: number }> {
  const { userId } = actor
  const endpoint = await findOwnEndpoint(deps.db, userId, endpointId)
  refuseOff(endpoint)
  const range = {
    since: databaseTime(since),
    until: until === undefined ? null : databaseTime(until),
    onlyFailed,
    most: MAX_REPLAYED,
  }
  const count = await deps.db.transaction(async (tx) => {
    const sent = await sendRangeAgain(tx, userId, endpoint, range)
    const details = { count: sent, since, until: until ?? null }
    await record(tx, actor, {
      action: 'webhook.send_again',
      subject: subjectOf(endpoint),
      details,
    })
    return sent
  })
  deps.bus.publish('webhook', {})
  return { count }
}

/** Sends an event of the type `webhook.test`, whatever types are selected. @throws 404, 409 `webhook_off` */
export async function sendTest(deps: Deps, userId: string, endpointId: string): Promise<null> {
  const endpoint = await findOwnEndpoint(deps.db, userId, endpointId)
  refuseOff(endpoint)
  await deps.db.transaction((tx) =>
    insertTestEvent(tx, userId, endpointId, { endpoint_id: endpointId, events: endpoint.events }),
  )
  deps.bus.publish('webhook', {})
  return null
}

async function findOwnDelivery({ db }: Deps, userId: string, id: string) {
  const row = await findDelivery(db, userId, id)
  if (!row) throw notFound('Delivery')
  return row
}

function refuseOff({ isOn }: { isOn: boolean }): void {
  if (!isOn) throw refused('webhook_off', 'This webhook is off. Turn it on first.')
}

type Line = NonNullable<Awaited<ReturnType<typeof listDeliveries>>>['lines'][number]

const toDelivery = (line: Line): WebhookDelivery => ({
  id: line.id,
  webhook_id: webhookId(line.eventId),
  type: line.type,
  state: line.outcome ?? 'waiting',
  attempts: line.attempts,
  status: line.status,
  happened_at: line.happenedAt.toISOString(),
  attempted_at: line.attemptedAt?.toISOString() ?? null,
  next_at: line.outcome ? null : line.dueAt.toISOString(),
})
