import type { Deps } from '../../deps.ts'
import type { CheckoutSession } from '../../ports/billing/index.ts'
import {
  type Checkout,
  claimUnchecked,
  closeCheckout,
  findCheckout,
  markPaid,
} from './checkout-store.ts'
import { each } from './each.ts'
import { workOnCheckouts } from './provision.ts'
import { tellOwner } from './tell.ts'

/** How often the session of an open checkout is read where no webhook tells of it. */
const CHECK_MS = 30_000
/** The same while its owner waits on the screen. */
const CHECK_SOON_MS = 3_000

/** Reads how a checkout stands and does what follows; webhooks, the owner coming back and the job all end here. @returns it, as it is then. */
export async function readSession(deps: Deps, checkout: Checkout): Promise<Checkout> {
  if (!checkout.sessionId) return follow(deps, checkout, null, 'expired')
  return follow(deps, checkout, await deps.billing.readCheckout(checkout.sessionId), 'expired')
}

/** Closes a checkout, unless it was paid a moment ago. @returns it, as it is then. */
export async function closeSession(deps: Deps, checkout: Checkout): Promise<Checkout> {
  if (!checkout.sessionId) {
    const now = await follow(deps, checkout, null, 'cancelled')
    // Its session was opened a moment ago.
    return now.state === 'open' && now.sessionId ? closeSession(deps, now) : now
  }
  const session = await deps.billing.expireCheckout(checkout.sessionId)
  return follow(deps, checkout, session, 'cancelled')
}

/** @param id of a checkout as an event named it; one of another installation is none of ours. */
export async function settleCheckout(deps: Deps, id: string): Promise<void> {
  const checkout = await findCheckout(deps.db, id)
  if (checkout) await readSession(deps, checkout)
}

/** The open checkouts nobody has asked about for a while, and those whose agent is gone. */
export async function settleOpenCheckouts(deps: Deps): Promise<void> {
  const unchecked = await claimUnchecked(deps.db, CHECK_MS)
  await each(deps, unchecked, (checkout) =>
    (checkout.agentId ? readSession : closeSession)(deps, checkout),
  )
}

/** For its owner, who waits on the screen: what fails is logged and asked again. */
export async function settleSoon(deps: Deps, id: string): Promise<void> {
  const unchecked = await claimUnchecked(deps.db, CHECK_SOON_MS, id)
  await each(deps, unchecked, (checkout) => readSession(deps, checkout))
}

/** @param session null where none was made: nobody can pay it. */
async function follow(
  deps: Deps,
  checkout: Checkout,
  session: CheckoutSession | null,
  closedAs: 'cancelled' | 'expired',
): Promise<Checkout> {
  if (session?.state === 'paid' && session.subscriptionId) {
    const { subscriptionId } = session
    const paid = await markPaid(deps.db, checkout, { subscriptionId, paidAt: deps.now() })
    if (paid) tellOwner(deps, checkout)
    await workOnCheckouts(deps, checkout.id)
  } else if (!session || session.state === 'expired') {
    if (await closeCheckout(deps.db, checkout, closedAs)) tellOwner(deps, checkout)
  }
  return (await findCheckout(deps.db, checkout.id))!
}
