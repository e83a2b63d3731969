import type { Deps } from '../../../deps.ts'

const SINCE = [
  ['checkouts', 'leased_until'],
  ['checkouts', 'checked_at'],
  ['checkouts', 'created_at'],
  ['billing_events', 'leased_until'],
  ['phone_numbers', 'leased_until'],
  ['phone_numbers', 'reserved_at'],
  ['subscriptions', 'synced_at'],
  ['local_stripe_events', 'next_at'],
]

/** From now on it is so much later, for the server and for its database. */
export async function letTimePass(deps: Deps, ms: number): Promise<void> {
  // The clock of the database cannot be turned, so what it is compared with is.
  for (const [table, column] of SINCE) {
    await deps.driver.query(
      `update ${table} set ${column} = ${column} - make_interval(secs => $1)`,
      [ms / 1000],
    )
  }
  const before = deps.now
  deps.now = () => new Date(before().getTime() + ms)
}
