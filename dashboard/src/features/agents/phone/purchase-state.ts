import type { Purchase } from 'shared-types'

/** The purchase waits for its payment or for its number. */
export const isUnderWay = (purchase: Purchase | undefined): boolean =>
  purchase?.state === 'open' || purchase?.state === 'paid'

export type Outcome = { kind: 'bought' } | { kind: 'ended'; message: string }

/** How a pending purchase ended; nothing while it is still pending, or where there was none. A failed one clears the pending state. */
export function outcomeOf(
  before: Purchase | undefined,
  after: Purchase | undefined,
): Outcome | null {
  if (!isUnderWay(before) || !after || isUnderWay(after)) return null
  return after.state === 'completed'
    ? { kind: 'bought' }
    : { kind: 'ended', message: after.message }
}
