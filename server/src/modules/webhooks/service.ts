import {
  type CreateWebhookEndpoint,
  type UpdateWebhookEndpoint,
  WEBHOOK_ENDPOINTS_MAX,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from 'shared-types'
import type { Database } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { type Actor, record, settingsIn } from '../audit/record.ts'
import {
  type EndpointRow,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoints,
  removeEndpoint,
  replaceSecret,
  stopDeliveries,
  updateEndpoint,
} from './endpoint-store.ts'
import { hostOf } from './host-of.ts'
import { newSecret } from './secret.ts'

/** How long the previous secret stays valid after a new one is made. */
const OLD_SECRET_HOURS = 24

export const readEndpoints = async ({ db }: Deps, userId: string): Promise<WebhookEndpoint[]> =>
  (await listEndpoints(db, userId)).map(toEndpoint)

/** An endpoint of the account. @throws 404 */
export async function findOwnEndpoint(db: Database, userId: string, id: string) {
  const row = await findEndpoint(db, userId, id)
  if (!row) throw notFound('Webhook')
  return row
}

/** Adds an endpoint. @throws 400 when nothing may be sent to the address, 409 `webhooks_full` */
export async function addEndpoint(
  deps: Deps,
  actor: Actor,
  { url, description, format, events }: CreateWebhookEndpoint,
): Promise<WebhookEndpointWithSecret> {
  refuseAddress(deps, url)
  const made = format === 'standard' ? newSecret(deps.config) : null
  const { userId } = actor
  const fields = { userId, id: newId(), url, description, format, events: [...new Set(events)] }
  const row = await deps.db.transaction(async (tx) => {
    await lockEndpoints(tx, userId)
    if ((await listEndpoints(tx, userId)).length >= WEBHOOK_ENDPOINTS_MAX) {
      throw refused('webhooks_full', `An account has ${WEBHOOK_ENDPOINTS_MAX} webhooks at most.`)
    }
    const added = await insertEndpoint(tx, { ...fields, ...made?.stored })
    await record(tx, actor, { action: 'webhook.add', subject: subjectOf(added) })
    return added
  })
  return { endpoint: toEndpoint(row), secret: made?.secret ?? null }
}

/**
 * Changes an endpoint. Switching it off cancels waiting deliveries; switching it on resets its health.
 * @throws 400 when nothing may be sent to the address, 404
 */
export async function changeEndpoint(
  deps: Deps,
  actor: Actor,
  id: string,
  { events, is_on: isOn, ...rest }: UpdateWebhookEndpoint,
): Promise<WebhookEndpoint> {
  if (rest.url !== undefined) refuseAddress(deps, rest.url)
  const row = await deps.db.transaction(async (tx) => {
    const change = {
      ...rest,
      ...(events && { events: [...new Set(events)] }),
      ...(isOn !== undefined && { isOn }),
    }
    const changed = await updateEndpoint(tx, actor.userId, id, change)
    if (!changed) throw notFound('Webhook')
    if (isOn === false) await stopDeliveries(tx, id)
    const details = settingsIn({ events, is_on: isOn, ...rest })
    await record(tx, actor, { action: 'webhook.change', subject: subjectOf(changed), details })
    return changed
  })
  return toEndpoint(row)
}

/** Deletes an endpoint. @throws 404 */
export async function deleteEndpoint(deps: Deps, actor: Actor, id: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const removed = await removeEndpoint(tx, actor.userId, id)
    if (!removed) throw notFound('Webhook')
    await record(tx, actor, { action: 'webhook.delete', subject: subjectOf(removed) })
  })
  return null
}

/**
 * Makes a new secret; the previous one also signs for another day.
 * @throws 404, 409 `not_signed`
 */
export async function rotateSecret(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<WebhookEndpointWithSecret> {
  const { secret, stored } = newSecret(deps.config)
  const row = await deps.db.transaction(async (tx) => {
    const { format } = await findOwnEndpoint(tx, actor.userId, id)
    if (format !== 'standard') throw refused('not_signed', 'Messages to a channel are not signed.')
    const change = { ...stored, oldForHours: OLD_SECRET_HOURS }
    const changed = await replaceSecret(tx, actor.userId, id, change)
    if (!changed) throw notFound('Webhook')
    await record(tx, actor, { action: 'webhook.rotate_secret', subject: subjectOf(changed) })
    return changed
  })
  return { endpoint: toEndpoint(row), secret }
}

function refuseAddress({ webhooks }: Deps, url: string): void {
  const problem = webhooks.refusal(url)
  if (problem) throw invalid('address_refused', problem)
}

/** Only the host is recorded, because the rest of an address may be a secret. */
export const subjectOf = ({ id, url }: Pick<EndpointRow, 'id' | 'url'>) => ({
  id,
  name: hostOf(url),
})

const toEndpoint = (row: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  description: row.description,
  format: row.format,
  events: row.events,
  is_on: row.isOn,
  off_reason: row.offReason,
  secret_hint: row.hint,
  old_secret_until:
    row.oldUntil && row.oldUntil.getTime() > Date.now() ? row.oldUntil.toISOString() : null,
  failing_since: row.failingSince?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
})
