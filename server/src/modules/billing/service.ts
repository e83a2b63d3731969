import type { Subscription } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError, refused } from '../../errors.ts'
import { telephonyNotConfigured } from '../../ports/telephony/not-configured.ts'
import { activeNumber, isOwnNumber } from '../numbers/service.ts'
import { openCheckout } from './store.ts'

/** As long as a checkout of a payment provider stays open. */
const CHECKOUT_MS = 24 * 60 * 60_000

/**
 * Opens a checkout for a number; nothing is reserved before it is paid.
 * @returns its address, to be opened in a new tab.
 * @throws 409 `number_exists`, `number_taken`; 503 where there is no carrier, or nobody who takes the money.
 */
export async function buyNumber(
  deps: Deps,
  userId: string,
  { agent_id: agentId, phone_number: phone }: { agent_id: string; phone_number: string },
): Promise<{ checkout_url: string }> {
  if (await activeNumber(deps, userId, agentId)) {
    throw refused('number_exists', 'This agent already has a phone number.')
  }
  if (deps.telephony.kind === 'none') throw telephonyNotConfigured()
  if (deps.config.production) {
    throw new AppError(
      503,
      'billing_not_configured',
      'Numbers cannot be bought: this installation has no payment provider configured.',
    )
  }
  if (await isOwnNumber(deps, phone)) throw numberTaken()
  const expiresAt = new Date(deps.now().getTime() + CHECKOUT_MS)
  const { id } = await openCheckout(deps.db, { userId, agentId, phone, expiresAt })
  return { checkout_url: `${deps.config.appUrl}/checkout/${id}` }
}

/** @throws 404 */
export async function readPurchase(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<{ purchased_number: string | null }> {
  const number = await activeNumber(deps, userId, agentId)
  return { purchased_number: number?.phone ?? null }
}

/** @throws 404 */
export async function readSubscription(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<Subscription | null> {
  return (await activeNumber(deps, userId, agentId))?.subscription ?? null
}

/** @throws 409 `no_subscription` */
export async function portalUrl(deps: Deps, userId: string, agentId: string): Promise<string> {
  const subscription = await readSubscription(deps, userId, agentId)
  if (!subscription) throw refused('no_subscription', 'This agent has no subscription yet.')
  return `${deps.config.appUrl}/billing/${subscription.id}`
}

const numberTaken = () =>
  refused('number_taken', 'This number has just been taken. Choose another one.')
