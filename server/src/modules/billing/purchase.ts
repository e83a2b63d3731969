import type { Deps } from '../../deps.ts'
import { AppError, notFound } from '../../errors.ts'
import {
  cancelCheckout,
  type Checkout,
  claimPaid,
  completeCheckout,
  failCheckout,
  findCheckout,
  giveUpCheckout,
  payCheckout,
  turnOver,
} from './store.ts'

/** Longer than the carrier may take for all a purchase asks of it. */
const LEASE_MS = 60_000
/** Section 9. */
export const PRICE_CENTS = 115
const VARIANT = 'Phone number'

/** @throws 404 also for a checkout of another account. */
export async function findOwnCheckout(deps: Deps, userId: string, id: string): Promise<Checkout> {
  const checkout = await findCheckout(deps.db, userId, id)
  if (!checkout) throw notFound('Checkout')
  return checkout
}

/** Paying twice pays once. The number is bought at once where the carrier answers, else by the next round of the job. */
export async function pay(deps: Deps, userId: string, id: string): Promise<void> {
  const failure = 'The number was taken, or this agent has one already. You were not charged.'
  await payCheckout(deps.db, userId, id, deps.now(), failure)
  await provisionPaid(deps, id)
}

export const cancel = (deps: Deps, userId: string, id: string) =>
  cancelCheckout(deps.db, userId, id)

/**
 * Buys what is paid for. A crash anywhere in it leaves the checkout `paid`, and the next call finishes it: buying a number that is
 * ours already gives it again.
 * @param id of one checkout, or every one.
 */
export async function provisionPaid(deps: Deps, id?: string): Promise<void> {
  const now = deps.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const claimed = await claimPaid(deps.db, { now, until, ...(id && { id }) })
  for (const checkout of claimed) await provision(deps, checkout)
}

async function provision(deps: Deps, checkout: Checkout): Promise<void> {
  try {
    const { sid: providerSid } = await deps.telephony.buyNumber(checkout.phone)
    await completeCheckout(deps.db, checkout, {
      providerSid,
      now: deps.now(),
      variant: VARIANT,
      priceCents: PRICE_CENTS,
    })
    tell(deps, checkout)
  } catch (error) {
    await explain(deps, checkout, error)
  }
}

/** A number that is gone fails at once; anything else may mend itself until the checkout expires. */
async function explain(deps: Deps, checkout: Checkout, error: unknown): Promise<void> {
  if (error instanceof AppError && error.code === 'number_taken') {
    await failCheckout(deps.db, checkout, `${error.message} You were not charged.`)
    return
  }
  deps.log.error({ err: error, checkout: checkout.id }, 'a paid number could not be bought yet')
  if (checkout.expiresAt > deps.now()) return
  const failure = 'The phone carrier could not set this number up. You were not charged.'
  await giveUpCheckout(deps.db, checkout, failure)
}

/** Renews what is due and ends what was cancelled. */
export async function turnOverSubscriptions(deps: Deps): Promise<void> {
  for (const { userId, agentId } of await turnOver(deps.db, deps.now())) {
    if (agentId) tell(deps, { userId, agentId })
  }
}

export function tell(deps: Deps, { userId, agentId }: { userId: string; agentId: string }): void {
  const event = { id: agentId, agent_id: agentId }
  deps.bus.publish('dashboard', { userId, name: 'agent', event })
}
