import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { HOUR_MS } from '../../lib/time.ts'
import { notifyOfAgent } from '../../ports/bus/notify-dashboards.ts'
import { isOwnNumber } from '../numbers/service.ts'
import {
  type Checkout,
  claimWork,
  giveUpCheckout,
  markRefunded,
  NO_AGENT,
} from './checkout-store.ts'
import { completeCheckout, findHeld, isOver } from './subscription-store.ts'
import { syncSubscription } from './subscription.ts'

/** How long a carrier may be unavailable before the buyer is refunded, in ms. */
const GIVE_UP_MS = HOUR_MS

const GONE = 'This number was taken by somebody else before your payment arrived.'
const NOT_SET_UP = 'The phone carrier could not set this number up.'
const PAID_ALREADY = 'This number was paid for in another checkout already.'
const ENDED = 'The subscription was ended before the number was set up.'

/**
 * Buys numbers that were paid for, and refunds those that cannot be had. After a crash at any point the next call continues,
 * because it recognises the steps that are done.
 * @param id of one checkout; without it, all.
 */
export async function workOnCheckouts(deps: Deps, id?: string): Promise<void> {
  for (;;) {
    const checkout = await claimWork(deps.db, id)
    if (!checkout) return
    await (checkout.state === 'paid' ? provision : refund)(deps, checkout)
  }
}

async function provision(deps: Deps, checkout: Checkout): Promise<void> {
  try {
    const state = await deps.billing.readSubscription(checkout.subscriptionId!)
    if (!state || isOver(state.status)) return await giveUp(deps, checkout, ENDED)
    const number = await findHeld(deps.db, checkout)
    if (!number?.agentId) return await giveUpWithoutAgent(deps, checkout)
    const providerSid = number.providerSid ?? (await buyAtCarrier(deps, checkout.phone))
    const now = deps.now()
    const outcome = await completeCheckout(deps.db, checkout, { providerSid, state, now })
    if (outcome === 'paid_already') return await giveUp(deps, checkout, PAID_ALREADY)
    if (outcome === 'no_agent') return await giveUpWithoutAgent(deps, checkout)
    notifyOfAgent(deps, checkout)
    // Events about the subscription that came before it was stored.
    await syncSubscription(deps, state.id)
  } catch (error) {
    await explain(deps, checkout, error)
  }
}

/** Looks for the number first, in case the response to an earlier purchase was lost. */
async function buyAtCarrier({ telephony }: Deps, phone: string): Promise<string> {
  return ((await telephony.findNumber(phone)) ?? (await telephony.buyNumber(phone))).sid
}

/** Refunds at once when the number is gone; other failures are retried for a while. */
async function explain(deps: Deps, checkout: Checkout, error: unknown): Promise<void> {
  if (error instanceof AppError && error.code === 'number_taken') {
    return giveUp(deps, checkout, GONE)
  }
  deps.log.error({ err: error, checkout: checkout.id }, 'a paid number could not be bought yet')
  const isTooLate = checkout.paidAt!.getTime() + GIVE_UP_MS <= deps.now().getTime()
  if (isTooLate) await giveUp(deps, checkout, NOT_SET_UP)
}

/** The job that releases numbers may have been here before the purchase: then nobody holds the number that was just bought. */
async function giveUpWithoutAgent(deps: Deps, checkout: Checkout): Promise<void> {
  const { telephony } = deps
  const isHeld = await isOwnNumber(deps, checkout.phone)
  const bought = isHeld ? null : await telephony.findNumber(checkout.phone)
  if (bought) await telephony.releaseNumber(bought.sid)
  await giveUp(deps, checkout, NO_AGENT)
}

/** The refund is separate work, which the next round of the loop finds. */
const giveUp = (deps: Deps, checkout: Checkout, failure: string): Promise<void> =>
  giveUpCheckout(deps.db, checkout, failure)

async function refund(deps: Deps, checkout: Checkout): Promise<void> {
  try {
    await deps.billing.cancelSubscription(checkout.subscriptionId!)
    await deps.billing.refundCheckout(checkout.sessionId!)
    await markRefunded(deps.db, checkout.id)
  } catch (error) {
    deps.log.error({ err: error, checkout: checkout.id }, 'a payment could not be refunded yet')
  }
  notifyOfAgent(deps, checkout)
}
