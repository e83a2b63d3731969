import { fairLanes } from '../../lib/fair-lanes.ts'

/**
 * Does what appointments ask of the database when it is the turn of an account. Who waits for a person's row would otherwise wait with
 * a connection in hand: two hundred visitors at once took every connection of a node, and whoever came last was told after five seconds
 * that the database is away. Never around a call to a calendar outside, and never one within another.
 */
export const inTurn = fairLanes({ count: 8, perKey: 2 })
