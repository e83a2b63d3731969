import type { Deps } from '../../deps.ts'
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
import { tellOwner } from './tell.ts'

/** How often a subscription is read where no webhook tells of it: when it may have changed, and else. */
const SOON_MS = 10 * 60_000
const LATE_MS = 24 * 60 * 60_000
const MOST_TRIES = 5

const IN_ORDER = ['active', 'trialing']

/**
 * Reads a subscription from Stripe and writes down how it stands. What an event said about it is not believed: events come late, twice
 * and in any order.
 */
export async function syncSubscription(deps: Deps, providerId: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const row = await findByProviderId(deps.db, providerId)
    if (!row) return
    const state = await deps.billing.readSubscription(providerId)
    const now = deps.now()
    if (!state) {
      // Keys of another account, most likely: no reason to take anybody's number away.
      deps.log.warn({ subscription: providerId }, 'the payment provider does not know it')
      return void (await markSynced(deps.db, row.id))
    }
    const isInOrder = IN_ORDER.includes(state.status)
    if (await saveState(deps.db, row, { state, isInOrder, now })) return tellOwner(deps, row)
  }
  deps.log.warn({ subscription: providerId }, 'a subscription changes faster than it is read')
}

/** Reads what a webhook may have been missed of. */
export async function syncStale(deps: Deps): Promise<void> {
  const stale = await claimStale(deps.db, { now: deps.now(), soonMs: SOON_MS, lateMs: LATE_MS })
  await each(deps, stale, ({ providerId }) => syncSubscription(deps, providerId))
}

/** Takes the number from whoever has not paid within the grace period; it is read once more before. */
export async function abandonLapsed(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - GRACE_MS)
  await each(deps, await listLapsed(deps.db, since), async (row) => {
    await syncSubscription(deps, row.providerId)
    await abandonNumber(deps.db, row)
    tellOwner(deps, row)
  })
}
