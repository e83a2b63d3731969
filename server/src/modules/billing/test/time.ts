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

/** Lets time pass for the server and its database. */
export async function letTimePass(deps: Deps, ms: number): Promise<void> {
  // The database's clock cannot be changed, so that the stored times are moved back instead.
  for (const [table, column] of SINCE) {
    await deps.driver.query(
      `update ${table} set ${column} = ${column} - make_interval(secs => $1)`,
      [ms / 1000],
    )
  }
  const before = deps.now
  deps.now = () => new Date(before().getTime() + ms)
}
