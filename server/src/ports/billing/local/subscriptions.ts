import type { Database } from '../../../db/client.ts'
import { type Answer, notThere, ok } from './answers.ts'
import { fieldsOf, textsOf } from './form.ts'
import {
  aMonthAfter,
  anInvoice,
  anInvoicePayment,
  type Invoice,
  type Product,
  seconds,
  type Subscription,
} from './objects.ts'
import type { RestCall } from './rest.ts'
import { find, list, put, insertEvent } from './store.ts'

const PRODUCT = 'items.data.price.product'

export async function readSubscription({ db, now, parts, fields }: RestCall): Promise<Answer> {
  const subscription = await findSubscription(db, now, parts[0]!)
  if (!subscription) return notThere('subscription', parts[0]!)
  const isExpanded = Object.values(textsOf(fieldsOf(fields, 'expand'))).includes(PRODUCT)
  return ok(isExpanded ? await withProduct(db, subscription) : subscription)
}

export async function cancelNow({ db, now, parts }: RestCall): Promise<Answer> {
  const subscription = await findSubscription(db, now, parts[0]!)
  if (!subscription || subscription.status === 'canceled') {
    return notThere('subscription', parts[0]!)
  }
  return ok(await endNow(db, now, subscription))
}

/** A subscription in its current state: past months have been paid, or have ended it. */
export async function findSubscription(
  db: Database,
  now: Date,
  id: string,
): Promise<Subscription | undefined> {
  let subscription = await find<Subscription>(db, 'subscription', id)
  while (subscription?.status === 'active' && periodEnd(subscription) <= seconds(now)) {
    subscription = subscription.cancel_at_period_end
      ? await endNow(db, now, subscription)
      : await renew(db, now, subscription, true)
  }
  return subscription
}

export const listSubscriptions = (db: Database, customer: string) =>
  list<Subscription>(db, 'subscription', 'customer', customer)

/** Lets a subscription end with its current month, or takes that back. */
export const cancelLater = (
  db: Database,
  now: Date,
  subscription: Subscription,
  isCancelled: boolean,
) =>
  change(db, now, {
    ...subscription,
    cancel_at_period_end: isCancelled,
    cancel_at: isCancelled ? periodEnd(subscription) : null,
    canceled_at: isCancelled ? seconds(now) : null,
  })

/**
 * Begins the next month of a subscription.
 * @param isPaid false: the card was declined.
 */
export async function renew(
  db: Database,
  now: Date,
  subscription: Subscription,
  isPaid: boolean,
): Promise<Subscription> {
  const [item] = subscription.items.data
  const start = item!.current_period_end
  const next = {
    ...item!,
    current_period_start: start,
    current_period_end: seconds(aMonthAfter(new Date(start * 1000))),
  }
  const invoice = anInvoice(now, subscription, 'subscription_cycle', isPaid)
  await put(db, invoice)
  if (isPaid) await put(db, anInvoicePayment(now, invoice))
  await insertEvent(db, now, isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  return change(db, now, {
    ...subscription,
    items: { ...subscription.items, data: [next] },
    latest_invoice: invoice.id,
    status: isPaid ? 'active' : 'past_due',
  })
}

/** Pays the open invoice of a subscription. */
export async function payOpen(
  db: Database,
  now: Date,
  subscription: Subscription,
): Promise<Subscription> {
  const open = await find<Invoice>(db, 'invoice', subscription.latest_invoice ?? '')
  if (open?.status === 'open') {
    const { total } = open
    const invoice: Invoice = { ...open, status: 'paid', amount_paid: total, amount_remaining: 0 }
    await put(db, invoice)
    await put(db, anInvoicePayment(now, invoice))
    await insertEvent(db, now, 'invoice.paid', invoice)
  }
  return change(db, now, { ...subscription, status: 'active' })
}

const periodEnd = (subscription: Subscription): number =>
  subscription.items.data[0]!.current_period_end

/** Ends a subscription at once. */
export async function endNow(
  db: Database,
  now: Date,
  subscription: Subscription,
): Promise<Subscription> {
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? seconds(now),
    ended_at: seconds(now),
  }
  await put(db, ended)
  await insertEvent(db, now, 'customer.subscription.deleted', ended)
  return ended
}

async function change(db: Database, now: Date, changed: Subscription): Promise<Subscription> {
  await put(db, changed)
  await insertEvent(db, now, 'customer.subscription.updated', changed)
  return changed
}

async function withProduct(db: Database, subscription: Subscription) {
  const [item] = subscription.items.data
  const product = await find<Product>(db, 'product', item!.price.product)
  const expanded = { ...item!, price: { ...item!.price, product: product ?? item!.price.product } }
  return { ...subscription, items: { ...subscription.items, data: [expanded] } }
}
