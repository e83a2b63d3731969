import type { Deps } from '../../deps.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import { notifyOfAgent } from '../../ports/bus/notify-dashboards.ts'
import { GRACE_MS } from '../numbers/service.ts'
import { each } from './each.ts'
import {
  abandonNumber,
  claimStale,
  findByProviderId,
  listLapsed,
  markSynced,
  saveState,
} from './subscription-store.ts'

/** How often a subscription is read without a webhook, in ms: when it may have changed, and otherwise. */
const SOON_MS = 10 * MINUTE_MS
const LATE_MS = DAY_MS
const MAX_TRIES = 5

const IN_ORDER = ['active', 'trialing']

/**
 * Reads a subscription from Stripe and stores its state. The content of events is not used, as they come late, twice and in any
 * order.
 */
export async function syncSubscription(deps: Deps, providerId: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = await findByProviderId(deps.db, providerId)
    if (!row) return
    const state = await deps.billing.readSubscription(providerId)
    const now = deps.now()
    if (!state) {
      // Most likely the keys of another Stripe account were configured, which is no reason to take a number away.
      deps.log.warn({ subscription: providerId }, 'the payment provider does not know it')
      return void (await markSynced(deps.db, row.id))
    }
    const isInOrder = IN_ORDER.includes(state.status)
    if (await saveState(deps.db, row, { state, isInOrder, now })) return notifyOfAgent(deps, row)
  }
  deps.log.warn({ subscription: providerId }, 'a subscription changes faster than it is read')
}

/** Reads subscriptions whose webhooks may have been missed. */
export async function syncStale(deps: Deps): Promise<void> {
  const stale = await claimStale(deps.db, { now: deps.now(), soonMs: SOON_MS, lateMs: LATE_MS })
  await each(deps, stale, ({ providerId }) => syncSubscription(deps, providerId))
}

/** Takes numbers that were not paid for within the grace period, after reading their subscription once more. */
export async function abandonLapsed(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - GRACE_MS)
  await each(deps, await listLapsed(deps.db, since), async (row) => {
    await syncSubscription(deps, row.providerId)
    await abandonNumber(deps.db, row)
    notifyOfAgent(deps, row)
  })
}
