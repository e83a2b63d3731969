import { randomBytes } from 'node:crypto'

/** What every stored Stripe object has. */
export type StripeObject = { id: string; object: string }

export const newId = (prefix: string): string =>
  `${prefix}_${prefix === 'cs' ? 'test_' : ''}${randomBytes(16).toString('hex')}`

/** A time as Stripe writes it: seconds since 1970. */
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

const COMMON = { livemode: false, metadata: {} as Record<string, string> }

export const aCustomer = (
  now: Date,
  fields: { email: string | null; name: string | null; metadata: Record<string, string> },
) => ({
  ...COMMON,
  id: newId('cus'),
  object: 'customer' as const,
  created: seconds(now),
  balance: 0,
  currency: null as string | null,
  delinquent: false,
  description: null,
  ...fields,
})
export type Customer = ReturnType<typeof aCustomer>

export const aProduct = (now: Date, name: string) => ({
  ...COMMON,
  id: newId('prod'),
  object: 'product' as const,
  active: true,
  created: seconds(now),
  description: null,
  images: [] as string[],
  name,
  type: 'service',
  updated: seconds(now),
})
export type Product = ReturnType<typeof aProduct>

export const aPrice = (now: Date, product: string, unitAmount: number) => ({
  ...COMMON,
  id: newId('price'),
  object: 'price' as const,
  active: true,
  billing_scheme: 'per_unit',
  created: seconds(now),
  currency: 'usd',
  nickname: null as string | null,
  product,
  recurring: { interval: 'month', interval_count: 1, meter: null, usage_type: 'licensed' },
  type: 'recurring',
  unit_amount: unitAmount,
  unit_amount_decimal: String(unitAmount),
})
export type Price = ReturnType<typeof aPrice>

export const aSession = (
  now: Date,
  fields: {
    customer: string
    client_reference_id: string | null
    metadata: Record<string, string>
    success_url: string
    cancel_url: string | null
    expires_at: number
    amount: number
  },
  origin: string,
) => {
  const { amount, ...rest } = fields
  const id = newId('cs')
  return {
    ...COMMON,
    id,
    object: 'checkout.session' as const,
    amount_subtotal: amount,
    amount_total: amount,
    created: seconds(now),
    currency: 'usd',
    invoice: null as string | null,
    mode: 'subscription',
    payment_intent: null,
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    status: 'open' as 'open' | 'complete' | 'expired',
    subscription: null as string | null,
    ui_mode: 'hosted_page',
    url: `${origin}/pay/${id}` as string | null,
    ...rest,
  }
}
export type Session = ReturnType<typeof aSession>

export const aSubscription = (
  now: Date,
  fields: { customer: string; metadata: Record<string, string>; description: string | null },
  price: Price,
) => {
  const id = newId('sub')
  const item = {
    id: newId('si'),
    object: 'subscription_item' as const,
    created: seconds(now),
    current_period_start: seconds(now),
    current_period_end: seconds(aMonthAfter(now)),
    metadata: {} as Record<string, string>,
    price,
    quantity: 1,
    subscription: id,
  }
  return {
    ...COMMON,
    id,
    object: 'subscription' as const,
    billing_cycle_anchor: seconds(now),
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    collection_method: 'charge_automatically',
    created: seconds(now),
    currency: 'usd',
    ended_at: null as number | null,
    items: {
      object: 'list' as const,
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null as string | null,
    start_date: seconds(now),
    status: 'active' as 'active' | 'past_due' | 'canceled',
    ...fields,
  }
}
export type Subscription = ReturnType<typeof aSubscription>

/** @param isPaid false: the invoice is still open. */
export const anInvoice = (
  now: Date,
  subscription: Subscription,
  billingReason: 'subscription_create' | 'subscription_cycle',
  isPaid: boolean,
) => {
  const amount = subscription.items.data[0]!.price.unit_amount
  return {
    ...COMMON,
    id: newId('in'),
    object: 'invoice' as const,
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    attempt_count: 1,
    attempted: true,
    billing_reason: billingReason,
    collection_method: 'charge_automatically',
    created: seconds(now),
    currency: 'usd',
    customer: subscription.customer,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    status: isPaid ? 'paid' : 'open',
    total: amount,
  }
}
export type Invoice = ReturnType<typeof anInvoice>

export const anInvoicePayment = (now: Date, { id, total }: Invoice) => ({
  id: newId('inpay'),
  object: 'invoice_payment' as const,
  amount_paid: total,
  amount_requested: total,
  created: seconds(now),
  currency: 'usd',
  invoice: id,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: newId('pi') },
  status: 'paid',
})
export type InvoicePayment = ReturnType<typeof anInvoicePayment>

export const aRefund = (now: Date, payment: InvoicePayment) => ({
  id: newId('re'),
  object: 'refund' as const,
  amount: payment.amount_paid,
  created: seconds(now),
  currency: 'usd',
  metadata: {} as Record<string, string>,
  payment_intent: payment.payment.payment_intent,
  reason: null,
  status: 'succeeded',
})
export type Refund = ReturnType<typeof aRefund>

export const aPortalSession = (now: Date, customer: string, returnUrl: string, origin: string) => {
  const id = newId('bps')
  return {
    id,
    object: 'billing_portal.session' as const,
    configuration: newId('bpc'),
    created: seconds(now),
    customer,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${origin}/portal/${id}`,
  }
}
export type PortalSession = ReturnType<typeof aPortalSession>

export const anEvent = (now: Date, type: string, object: StripeObject) => ({
  id: newId('evt'),
  object: 'event' as const,
  api_version: '2026-10-28.endive',
  created: seconds(now),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})

/** The same day of the next month; where that month is too short, its last day. */
export function aMonthAfter(date: Date): Date {
  const next = new Date(date)
  next.setUTCMonth(next.getUTCMonth() + 1)
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0)
  return next
}
