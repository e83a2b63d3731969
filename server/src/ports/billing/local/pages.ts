import type { Database } from '../../../db/client.ts'
import type { PortalSession, Subscription } from './objects.ts'
import { checkoutPage, notFoundPage, portalPage } from './page-views.ts'
import { findOrdered, findSession, paySession } from './sessions.ts'
import { find } from './store.ts'
import {
  cancelLater,
  endNow,
  findSubscription,
  listSubscriptions,
  payOpen,
  renew,
} from './subscriptions.ts'

/** A page, or the address to redirect to. */
export type Shown = { status: number; page: string } | { location: string }

type Request = { db: Database; now: Date; id: string; form: URLSearchParams | null }

/**
 * The checkout page. As with Stripe, anybody who knows its id may open it.
 * @param form null for a GET request
 */
export async function showCheckout({ db, now, id, form }: Request): Promise<Shown> {
  const session = await findSession(db, now, id)
  if (!session) return { status: 404, page: notFoundPage() }
  const isOpen = session.status === 'open'
  if (isOpen && form?.get('action') === 'cancel' && session.cancel_url) {
    return { location: session.cancel_url }
  }
  if (isOpen && form?.get('action') === 'pay') {
    return { location: (await paySession(db, now, session)).success_url }
  }
  if (form) return { location: `/pay/${id}` }
  return { status: 200, page: checkoutPage(session, (await findOrdered(db, session))!.description) }
}

export async function showPortal({ db, now, id, form }: Request): Promise<Shown> {
  const session = await find<PortalSession>(db, 'billing_portal.session', id)
  if (!session) return { status: 404, page: notFoundPage() }
  if (!form) {
    return { status: 200, page: portalPage(session, await ofCustomer(db, now, session.customer)) }
  }
  const subscription = await findSubscription(db, now, form.get('subscription') ?? '')
  if (subscription?.customer === session.customer) {
    await press(db, now, subscription, form.get('action') ?? '')
  }
  return { location: `/portal/${id}` }
}

async function ofCustomer(db: Database, now: Date, customer: string): Promise<Subscription[]> {
  const all: Subscription[] = []
  for (const { id } of await listSubscriptions(db, customer)) {
    all.push((await findSubscription(db, now, id))!)
  }
  return all
}

async function press(db: Database, now: Date, subscription: Subscription, action: string) {
  const { status, cancel_at_period_end: isEnding } = subscription
  if (action === 'cancel' && status === 'active') await cancelLater(db, now, subscription, true)
  if (action === 'resume' && isEnding) await cancelLater(db, now, subscription, false)
  if (action === 'decline' && status === 'active') await renew(db, now, subscription, false)
  if (action === 'pay' && status === 'past_due') await payOpen(db, now, subscription)
  if (action === 'end' && status === 'past_due') await endNow(db, now, subscription)
}
