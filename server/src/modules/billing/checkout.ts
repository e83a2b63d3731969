import type { Deps } from '../../deps.ts'
import { AppError, refused } from '../../errors.ts'
import { billingNotConfigured } from '../../ports/billing/not-configured.ts'
import { telephonyNotConfigured } from '../../ports/telephony/not-configured.ts'
import { activeNumber, isOwnNumber } from '../numbers/service.ts'
import { type Checkout, insertCheckout, listUnsettled, saveSession } from './checkout-store.ts'
import { closeSession, readSession } from './settle.ts'
import { findCustomer, saveCustomer } from './subscription-store.ts'

/** Long enough to find a card, short enough for the number still to be there. Stripe allows no less than half of it. */
const CHECKOUT_MS = 60 * 60_000

/**
 * Opens a checkout for a number, or for the agent's own that nobody pays for any more. Nothing is reserved before it is paid. An open
 * checkout for another number is closed, so that only one can be paid.
 * @returns its address, to be opened in a new tab.
 * @throws 409 `number_exists`, `number_taken`, `purchase_under_way`, `checkout_closed`; 503 where there is no carrier, or nobody who takes the money.
 */
export async function buyNumber(
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
  // Somebody opened one at the same moment.
  if (!checkout) return buyNumber(deps, userId, { agent_id: agentId, phone_number: phone })
  return { checkout_url: await openSession(deps, checkout) }
}

/** @returns the open checkout for this number, where there is one that can be paid. */
async function closeOthers(
  deps: Deps,
  agentId: string,
  phone: string,
): Promise<Checkout | undefined> {
  for (const known of await listUnsettled(deps.db, agentId)) {
    const isWanted = known.phone === phone
    // Being opened at this moment: asked for twice, Stripe gives the same session twice.
    if (isWanted && known.state === 'open' && !known.sessionId) return known
    const checkout = await (isWanted ? readSession : closeSession)(deps, known)
    if (isWanted && checkout.state === 'open') return checkout
    // Open still, though another number is wanted: it is paid, and only the bank has not said so yet.
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
    // Another account of Stripe was configured since.
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
