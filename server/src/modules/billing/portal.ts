import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { tell } from './purchase.ts'
import { findSubscription, setStatus } from './store.ts'

/** @throws 404 also for a subscription of another account. */
export async function findOwnSubscription(deps: Deps, userId: string, id: string) {
  const subscription = await findSubscription(deps.db, userId, id)
  if (!subscription) throw notFound('Subscription')
  return subscription
}

/** It runs to the end of the month that is paid, then the number goes back. */
export const cancelSubscription = (deps: Deps, userId: string, id: string) =>
  change(deps, userId, id, { from: 'active', to: 'cancelled' })

export const resumeSubscription = (deps: Deps, userId: string, id: string) =>
  change(deps, userId, id, { from: 'cancelled', to: 'active' })

async function change(
  deps: Deps,
  userId: string,
  id: string,
  status: { from: string; to: string },
): Promise<void> {
  const { agentId } = await findOwnSubscription(deps, userId, id)
  await setStatus(deps.db, userId, id, status)
  if (agentId) tell(deps, { userId, agentId })
}
