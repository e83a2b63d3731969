import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { monthOf } from './month.ts'
import { pricedKinds } from './prices.ts'
import { findSpending, type Payer } from './store.ts'

/** With this share of a cap the owner is notified. */
const NEAR = 0.8

export type CapBy = 'owner' | 'operator'
export type CapState = { level: 'near' | 'reached'; by: CapBy; cap: number }

/** How near spending is to the lower of two caps; null while it is far from both, or there is none. */
export function capState(
  spent: number,
  own: number | null,
  operator: number | null,
): CapState | null {
  const cap = Math.min(own ?? Infinity, operator ?? Infinity)
  if (spent < cap * NEAR || cap === Infinity) return null
  const by = operator !== null && operator <= (own ?? Infinity) ? 'operator' : 'owner'
  return { level: spent < cap ? 'near' : 'reached', by, cap }
}

/**
 * Which cap prevents this agent from spending anything more this month; null when none does. What is in progress at that moment, on any
 * node, is finished and counted.
 */
export async function capReached(deps: Deps, payer: Payer): Promise<CapBy | null> {
  const { prices, caps } = deps.config.spending
  if (pricedKinds(prices).length === 0) return null
  const { account, agent } = await findSpending(deps.driver, payer, monthOf(deps.now()))
  const states = [
    capState(account.spent, account.cap, caps.account),
    capState(agent.spent, agent.cap, caps.agent),
  ].filter((state) => state?.level === 'reached')
  return states.find((state) => state?.by === 'operator')?.by ?? states[0]?.by ?? null
}

/** @throws 409 `cap_reached` */
export async function refuseAtCap(deps: Deps, payer: Payer): Promise<void> {
  if (!(await capReached(deps, payer))) return
  throw refused(
    'cap_reached',
    'The monthly cap is reached, so nothing that costs money is done. See Settings, Usage.',
  )
}
