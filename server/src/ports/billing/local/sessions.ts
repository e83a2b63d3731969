import type { Database } from '../../../db/client.ts'
import { type Answer, invalidRequest, notThere, ok } from './answers.ts'
import { fieldsOf, textOf, textsOf } from './form.ts'
import {
  anInvoice,
  anInvoicePayment,
  aPrice,
  aProduct,
  aSession,
  aSubscription,
  type Customer,
  type Price,
  seconds,
  type Session,
} from './objects.ts'
import type { RestCall } from './rest.ts'
import { find, put, insertEvent } from './store.ts'

const SHORTEST_S = 30 * 60
const LONGEST_S = 24 * 60 * 60
/** Seconds that expiry times may be off, because of different clocks and the time of the request. */
const CLOCK_S = 60

export async function createSession({ db, now, fields, origin }: RestCall): Promise<Answer> {
  const customerId = textOf(fields, 'customer') ?? ''
  const customer = await find<Customer>(db, 'customer', customerId)
  if (!customer) return notThere('customer', customerId, 'customer')
  const successUrl = textOf(fields, 'success_url')
  const name = textOf(fields, 'line_items', '0', 'price_data', 'product_data', 'name')
  const amount = Number(textOf(fields, 'line_items', '0', 'price_data', 'unit_amount'))
  if (textOf(fields, 'mode') !== 'subscription') return invalidRequest('Invalid mode', 'mode')
  if (!successUrl) return invalidRequest('Missing required param: success_url.', 'success_url')
  if (!name || !Number.isInteger(amount)) {
    return invalidRequest('Missing required param: line_items[0][price_data].', 'line_items')
  }
  const expiresAt = Number(textOf(fields, 'expires_at') ?? seconds(now) + LONGEST_S)
  const lives = expiresAt - seconds(now)
  if (lives < SHORTEST_S - CLOCK_S || lives > LONGEST_S + CLOCK_S) {
    return invalidRequest('`expires_at` must be 30 minutes to 24 hours away.', 'expires_at')
  }
  const product = aProduct(now, name)
  const price = aPrice(now, product.id, amount)
  const session = {
    ...aSession(
      now,
      {
        customer: customer.id,
        client_reference_id: textOf(fields, 'client_reference_id') ?? null,
        metadata: textsOf(fieldsOf(fields, 'metadata')),
        success_url: successUrl,
        cancel_url: textOf(fields, 'cancel_url') ?? null,
        expires_at: expiresAt,
        amount,
      },
      origin,
    ),
  }
  const ordered: Ordered = {
    id: `order_${session.id}`,
    object: 'local_order',
    price,
    metadata: textsOf(fieldsOf(fields, 'subscription_data', 'metadata')),
    description: textOf(fields, 'subscription_data', 'description') ?? null,
  }
  for (const made of [product, price, session, ordered]) await put(db, made)
  return ok(session)
}

/** What was ordered in a session, which Stripe does not show in the session itself. */
type Ordered = {
  id: string
  object: 'local_order'
  price: Price
  metadata: Record<string, string>
  description: string | null
}

export const findOrdered = (db: Database, { id }: Session) =>
  find<Ordered>(db, 'local_order', `order_${id}`)

export async function readSession({ db, now, parts }: RestCall): Promise<Answer> {
  const session = await findSession(db, now, parts[0]!)
  return session ? ok(session) : notThere('checkout.session', parts[0]!)
}

export async function expireSession({ db, now, parts }: RestCall): Promise<Answer> {
  const session = await findSession(db, now, parts[0]!)
  if (!session) return notThere('checkout.session', parts[0]!)
  if (session.status === 'open') return ok(await endSession(db, now, session))
  return invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.')
}

/** A session in its current state: one whose time is over counts as expired. */
export async function findSession(
  db: Database,
  now: Date,
  id: string,
): Promise<Session | undefined> {
  const session = await find<Session>(db, 'checkout.session', id)
  const isOver = session?.status === 'open' && session.expires_at <= seconds(now)
  return isOver ? endSession(db, now, session) : session
}

async function endSession(db: Database, now: Date, session: Session): Promise<Session> {
  const expired: Session = { ...session, status: 'expired', url: null }
  await put(db, expired)
  await insertEvent(db, now, 'checkout.session.expired', expired)
  return expired
}

/** What happens when a customer presses Pay: the session is paid, the subscription begins, and events tell of both. */
export async function paySession(db: Database, now: Date, session: Session): Promise<Session> {
  const { price, metadata, description } = (await findOrdered(db, session))!
  const begun = aSubscription(now, { customer: session.customer, metadata, description }, price)
  const invoice = anInvoice(now, begun, 'subscription_create', true)
  const subscription = { ...begun, latest_invoice: invoice.id }
  const paid: Session = {
    ...session,
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  }
  for (const made of [subscription, invoice, anInvoicePayment(now, invoice), paid]) {
    await put(db, made)
  }
  await insertEvent(db, now, 'checkout.session.completed', paid)
  await insertEvent(db, now, 'customer.subscription.created', subscription)
  await insertEvent(db, now, 'invoice.paid', invoice)
  return paid
}
