import type { Deps } from '../../deps.ts'
import type { CheckoutSession } from '../../ports/billing/index.ts'
import { notifyOfAgent } from '../../ports/bus/notify-dashboards.ts'
import {
  type Checkout,
  claimUnchecked,
  closeCheckout,
  findCheckout,
  markPaid,
} from './checkout-store.ts'
import { each } from './each.ts'
import { workOnCheckouts } from './provision.ts'

/** How often the session of an open checkout is read when no webhook reports it, in ms. */
const CHECK_MS = 30_000
/** The same while the owner is waiting on the screen. */
const CHECK_SOON_MS = 3_000

/**
 * Does what follows from the state in which Stripe has the session of a checkout. Used by webhooks, by the returning owner and by the job.
 * @returns the checkout in its new state.
 */
export async function settleBySession(deps: Deps, checkout: Checkout): Promise<Checkout> {
  if (!checkout.sessionId) return follow(deps, checkout, null, 'expired')
  return follow(deps, checkout, await deps.billing.readCheckout(checkout.sessionId), 'expired')
}

/**
 * Closes a checkout, unless it was just paid.
 * @returns the checkout in its new state.
 */
export async function closeSession(deps: Deps, checkout: Checkout): Promise<Checkout> {
  if (!checkout.sessionId) {
    const now = await follow(deps, checkout, null, 'cancelled')
    // Another request opened its session just now.
    return now.state === 'open' && now.sessionId ? closeSession(deps, now) : now
  }
  const session = await deps.billing.expireCheckout(checkout.sessionId)
  return follow(deps, checkout, session, 'cancelled')
}

/**
 * Updates the checkout an event is about.
 * @param id from the event; that of another installation is ignored.
 */
export async function settleCheckout(deps: Deps, id: string): Promise<void> {
  const checkout = await findCheckout(deps.db, id)
  if (checkout) await settleBySession(deps, checkout)
}

/** Updates open checkouts that were not read for a while, and those whose agent was deleted. */
export async function settleOpenCheckouts(deps: Deps): Promise<void> {
  const unchecked = await claimUnchecked(deps.db, CHECK_MS)
  await each(deps, unchecked, (checkout) =>
    (checkout.agentId ? settleBySession : closeSession)(deps, checkout),
  )
}

/** Updates a checkout while its owner waits on the screen; failures are logged and retried. */
export async function settleSoon(deps: Deps, id: string): Promise<void> {
  const unchecked = await claimUnchecked(deps.db, CHECK_SOON_MS, id)
  await each(deps, unchecked, (checkout) => settleBySession(deps, checkout))
}

/**
 * Acts on the state of a session.
 * @param session null when none was opened, so that nobody can pay.
 */
async function follow(
  deps: Deps,
  checkout: Checkout,
  session: CheckoutSession | null,
  closedAs: 'cancelled' | 'expired',
): Promise<Checkout> {
  if (session?.state === 'paid' && session.subscriptionId) {
    const { subscriptionId } = session
    const paid = await markPaid(deps.db, checkout, { subscriptionId, paidAt: deps.now() })
    if (paid) notifyOfAgent(deps, checkout)
    await workOnCheckouts(deps, checkout.id)
  } else if (!session || session.state === 'expired') {
    if (await closeCheckout(deps.db, checkout, closedAs)) notifyOfAgent(deps, checkout)
  }
  return (await findCheckout(deps.db, checkout.id))!
}
