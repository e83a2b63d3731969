import type { Deps } from '../../deps.ts'
import { AppError, refused } from '../../errors.ts'
import { billingNotConfigured } from '../../ports/billing/not-configured.ts'
import { telephonyNotConfigured } from '../../ports/telephony/not-configured.ts'
import { HOUR_MS } from '../../lib/time.ts'
import { activeNumber, isOwnNumber } from '../numbers/service.ts'
import { type Checkout, insertCheckout, listUnsettled, saveSession } from './checkout-store.ts'
import { closeSession, settleBySession } from './settle-checkouts.ts'
import { findCustomer, saveCustomer } from './subscription-store.ts'

/**
 * How long a checkout stays open, in ms: enough to find a card, and short enough that the number is still available. Stripe's
 * minimum is half of it.
 */
const CHECKOUT_MS = HOUR_MS

/**
 * Opens a checkout for a number, or for the agent's own number that is not paid for any more. The number is only reserved by the
 * payment. An open checkout for another number is closed, so that only one can be paid.
 * @returns address of the payment page.
 * @throws 409 `number_exists`, `number_taken`, `purchase_under_way`, `checkout_closed`; 503 without a carrier or payment
 * provider.
 */
export async function openCheckout(
  deps: Deps,
  userId: string,
  { agent_id: agentId, phone_number: phone }: { agent_id: string; phone_number: string },
): Promise<{ checkout_url: string }> {
  const number = await activeNumber(deps, userId, agentId)
  const isLapsed = number?.phone === phone && number.subscription?.status === 'canceled'
  if (number && !isLapsed) {
    throw refused('number_exists', 'This agent already has a phone number.')
  }
  if (deps.telephony.kind === 'none') throw telephonyNotConfigured()
  if (deps.billing.kind === 'none') throw billingNotConfigured()
  const open = await closeOthers(deps, agentId, phone)
  if (open) return { checkout_url: open.url ?? (await openSession(deps, open)) }
  if (!number && (await isOwnNumber(deps, phone))) throw numberTaken()
  const expiresAt = new Date(deps.now().getTime() + CHECKOUT_MS)
  const checkout = await insertCheckout(deps.db, { userId, agentId, phone, expiresAt })
  // Another request opened a checkout at the same moment.
  if (!checkout) return openCheckout(deps, userId, { agent_id: agentId, phone_number: phone })
  return { checkout_url: await openSession(deps, checkout) }
}

/**
 * Closes other open checkouts of the agent.
 * @returns the open checkout for this number, where it can still be paid.
 */
async function closeOthers(
  deps: Deps,
  agentId: string,
  phone: string,
): Promise<Checkout | undefined> {
  for (const known of await listUnsettled(deps.db, agentId)) {
    const isWanted = known.phone === phone
    // Its session is being opened by another request; Stripe returns the same session for both.
    if (isWanted && known.state === 'open' && !known.sessionId) return known
    const checkout = await (isWanted ? settleBySession : closeSession)(deps, known)
    if (isWanted && checkout.state === 'open') return checkout
    // A checkout for another number that cannot be closed has been paid, and only the bank has not confirmed it.
    if (checkout.state === 'open' || checkout.state === 'paid') {
      throw refused(
        'purchase_under_way',
        'A number for this agent is paid already and is being set up.',
      )
    }
  }
  return undefined
}

async function openSession(deps: Deps, checkout: Checkout): Promise<string> {
  const user = await findCustomer(deps.db, checkout.userId)
  const open = async (customerId: string) => {
    const back = `${deps.config.appUrl}/agents/${checkout.agentId}?tab=settings&checkout=`
    const { id: sessionId, url } = await deps.billing.openCheckout({
      checkoutId: checkout.id,
      customerId,
      phone: checkout.phone,
      expiresAt: checkout.expiresAt,
      successUrl: `${back}paid`,
      cancelUrl: `${back}cancelled`,
    })
    const session = { sessionId, url }
    if (await saveSession(deps.db, checkout.id, session)) return url!
    await deps.billing.expireCheckout(sessionId)
    throw refused(
      'checkout_closed',
      'This checkout was cancelled meanwhile. Choose a number again.',
    )
  }
  try {
    return await open(user.customerId ?? (await becomeCustomer(deps, user)))
  } catch (error) {
    // The Stripe account was changed since the customer was created.
    if (!(error instanceof AppError) || error.code !== 'unknown_customer') {
      await closeSession(deps, checkout)
      throw error
    }
    return open(await becomeCustomer(deps, user))
  }
}

async function becomeCustomer(
  deps: Deps,
  user: Awaited<ReturnType<typeof findCustomer>>,
): Promise<string> {
  const customerId = await deps.billing.createCustomer(user, user.customerId ?? undefined)
  await saveCustomer(deps.db, user.id, customerId)
  return customerId
}

const numberTaken = () =>
  refused('number_taken', 'This number has just been taken. Choose another one.')
