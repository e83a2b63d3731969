import type { Purchase, Subscription } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { activeNumber } from '../numbers/service.ts'
import { type Checkout, findLatest, listUnsettled } from './checkout-store.ts'
import { closeSession, settleSoon } from './settle-checkouts.ts'
import { findOfAgent } from './subscription-store.ts'

/**
 * The state of the last purchase for an agent. If no webhook has reported a payment, Stripe is asked, and a number that turns out to be
 * paid is bought.
 * @throws 404
 */
export async function settlePurchase(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<Purchase> {
  await activeNumber(deps, userId, agentId)
  const latest = await findLatest(deps.db, agentId)
  if (latest?.state === 'open') await settleSoon(deps, latest.id)
  return describe(deps, userId, agentId)
}

/**
 * Closes an open checkout; a paid purchase continues.
 * @throws 404
 */
export async function cancelPurchase(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<Purchase> {
  await activeNumber(deps, userId, agentId)
  for (const checkout of await listUnsettled(deps.db, agentId)) {
    if (checkout.state === 'open') await closeSession(deps, checkout)
  }
  return describe(deps, userId, agentId)
}

/**
 * The subscription of an agent's number.
 * @throws 404
 */
export async function readSubscription(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<Subscription | null> {
  return (await activeNumber(deps, userId, agentId))?.subscription ?? null
}

/**
 * Address of Stripe's customer portal.
 * @throws 409 `no_subscription`
 */
export async function portalUrl(deps: Deps, userId: string, agentId: string): Promise<string> {
  await activeNumber(deps, userId, agentId)
  const subscription = await findOfAgent(deps.db, agentId)
  if (!subscription) throw refused('no_subscription', 'This agent has no subscription yet.')
  const back = `${deps.config.appUrl}/agents/${agentId}?tab=settings`
  return deps.billing.portalUrl(subscription.customerId, back)
}

async function describe(deps: Deps, userId: string, agentId: string): Promise<Purchase> {
  const number = await activeNumber(deps, userId, agentId)
  const latest = await findLatest(deps.db, agentId)
  return {
    purchased_number: number?.phone ?? null,
    state: latest ? SHOWN[latest.state] : 'none',
    phone: latest?.phone ?? null,
    checkout_url: latest?.url ?? null,
    message: latest ? messageOf(latest) : '',
  }
}

const SHOWN: Record<Checkout['state'], Purchase['state']> = {
  open: 'open',
  paid: 'paid',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'expired',
  refunding: 'failed',
  failed: 'failed',
}

function messageOf({ state, failure }: Checkout): string {
  switch (state) {
    case 'paid':
      return 'Your payment is confirmed. The phone carrier is setting the number up.'
    case 'cancelled':
      return 'The checkout was cancelled. Nothing was charged.'
    case 'expired':
      return 'The checkout has expired. Nothing was charged.'
    case 'refunding':
      return `${failure} Your payment is on its way back to you.`
    case 'failed':
      return `${failure} Your payment was refunded.`
    default:
      return ''
  }
}
