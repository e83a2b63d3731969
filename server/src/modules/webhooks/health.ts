import type { Deps } from '../../deps.ts'
import { product, record } from '../audit/record.ts'
import { notifyWebhookTrouble } from '../notices/webhook-trouble.ts'
import { stopDeliveries } from './endpoint-store.ts'
import {
  listHopeless,
  noteFailure,
  noteSuccess,
  takeUnwarned,
  type ToldEndpoint,
  turnOff,
} from './health-store.ts'
import { hostOf } from './host-of.ts'

/** After this many days of failure the account is warned; after more, the endpoint is switched off. */
const WARNED_AFTER_DAYS = 2
const OFF_AFTER_DAYS = 5

/** How an endpoint answered an attempt. */
export type Health = {
  endpoint: ToldEndpoint & { isFailing: boolean }
  /** `gone`: it answered 410. */
  went: 'well' | 'badly' | 'gone'
  /** How long it asked to be left alone, in ms; null when it did not. */
  pauseMs: number | null
}

/**
 * Updates the health of endpoints from attempts: one that answered 410 is switched off at once, one that fails for days only after a
 * warning.
 */
export async function keepHealth(deps: Deps, all: Health[]): Promise<void> {
  const { db, driver } = deps
  const recovered = all.filter(({ went, endpoint }) => went === 'well' && endpoint.isFailing)
  if (recovered.length > 0) await noteSuccess(db, idsOf(recovered))
  for (const { endpoint } of onceEach(all.filter(({ went }) => went === 'gone'))) {
    await disable(deps, endpoint, 'gone')
  }
  const failed = onceEach(all.filter(({ went }) => went === 'badly'))
  if (failed.length === 0) return
  await noteFailure(
    driver,
    failed.map(({ endpoint, pauseMs }) => ({ id: endpoint.id, pauseMs })),
  )
  for (const endpoint of await takeUnwarned(db, idsOf(failed), WARNED_AFTER_DAYS)) {
    await notifyWebhookTrouble(db, { ...endpoint, host: hostOf(endpoint.url), level: 'failing' })
  }
  for (const endpoint of await listHopeless(db, idsOf(failed), OFF_AFTER_DAYS)) {
    await disable(deps, endpoint, 'failing')
  }
}

const disable = ({ db }: Deps, endpoint: ToldEndpoint, reason: 'gone' | 'failing') =>
  db.transaction(async (tx) => {
    if (!(await turnOff(tx, endpoint.id, reason))) return
    const host = hostOf(endpoint.url)
    await stopDeliveries(tx, endpoint.id)
    await notifyWebhookTrouble(tx, { ...endpoint, host, level: reason === 'gone' ? 'gone' : 'off' })
    await record(tx, product(endpoint.userId), {
      action: 'webhook.disable',
      subject: { id: endpoint.id, name: host },
      details: { reason },
    })
  })

/** The last attempt of each endpoint, with the longest pause any of them asked for. */
function onceEach(all: Health[]): Health[] {
  const byId = new Map<string, Health>()
  for (const health of all) {
    const known = byId.get(health.endpoint.id)
    const pauseMs = Math.max(known?.pauseMs ?? 0, health.pauseMs ?? 0) || null
    byId.set(health.endpoint.id, { ...health, pauseMs })
  }
  return [...byId.values()]
}

const idsOf = (all: Health[]) => [...new Set(all.map(({ endpoint }) => endpoint.id))]
