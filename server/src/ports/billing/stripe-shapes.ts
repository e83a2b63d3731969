import type { Stripe } from 'stripe'
import type { BillingEvent, CheckoutSession, SubscriptionState } from './index.ts'

/** Metadata field with our own id, set on every object we create at Stripe. */
export const CHECKOUT_ID = 'checkout_id'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const toSession = ({
  id,
  url,
  status,
  payment_status: payment,
  subscription,
}: Stripe.Checkout.Session): CheckoutSession => ({
  id,
  url: url ?? null,
  state: stateOf(status, payment),
  subscriptionId: idOf(subscription),
})

function stateOf(
  status: Stripe.Checkout.Session['status'],
  payment: Stripe.Checkout.Session['payment_status'],
): CheckoutSession['state'] {
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open'
  return payment === 'unpaid' ? 'processing' : 'paid'
}

/** @param subscription as read with its price's product expanded. */
export function toSubscription(subscription: Stripe.Subscription): SubscriptionState {
  // A subscription has exactly one item, the phone number. Only items have a period in Stripe's current API.
  const item = subscription.items.data[0]!
  const end = new Date(item.current_period_end * 1000)
  const { cancel_at: cancelAt, ended_at: endedAt } = subscription
  const over = endedAt ?? cancelAt
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer)!,
    variant: variantOf(item.price),
    status: subscription.status,
    renewsAt: end,
    endsAt: over ? new Date(over * 1000) : subscription.cancel_at_period_end ? end : null,
  }
}

const variantOf = ({ nickname, product }: Stripe.Price): string => {
  if (nickname) return nickname
  return typeof product === 'object' && 'name' in product ? product.name : 'Phone number'
}

/** The ids an event is about; null for objects of another program that uses the same Stripe account. */
export function toEvent({ id, type, data }: Stripe.Event): BillingEvent {
  const about = data.object as {
    object?: string
    id?: string
    metadata?: Record<string, string> | null
    parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null
  }
  const checkoutId = about.metadata?.[CHECKOUT_ID] ?? ''
  const isSession = about.object === 'checkout.session' && UUID.test(checkoutId)
  return {
    id,
    type,
    checkoutId: isSession ? checkoutId : null,
    subscriptionId:
      about.object === 'subscription'
        ? (about.id ?? null)
        : idOf(about.parent?.subscription_details?.subscription),
  }
}

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
