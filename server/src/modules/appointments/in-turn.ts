import { fairLanes } from '../../lib/fair-lanes.ts'

/**
 * Runs database work about appointments when it is the account's turn. Otherwise requests that wait for a person's row would each occupy a
 * connection: two hundred visitors at once used up all connections of a node, and the last ones were told after five seconds that the
 * database is unavailable. Must never surround a call to an outside calendar, nor be nested.
 */
export const inTurn = fairLanes({ count: 8, perKey: 2 })
