import { setTimeout as sleep } from 'node:timers/promises'
import { countHeld, type Held } from '../db/held-time.ts'
import { fairLanes } from '../lib/fair-lanes.ts'
import { inTime } from '../lib/in-time.ts'
import { paces } from './paces.ts'

/** What one account asks for all at once stands before its own reads, and two at a time before everybody else's. */
const inTurn = fairLanes({ count: 1_000, perKey: 2 })
/** Whoever waits for somebody outside, who may take long, lets the next one go. */
const LONGEST_TURN_MS = 1_000

/** An account may hold the embedded database for a second at once, and from then on for a tenth of the time. */
const HOLD_MS = 10
const HOLDS = { perMinute: 600, inRow: 100 }
/** Somebody may look at a screen that waits for it. */
const LONGEST_REST_MS = 3_000
const charge = paces()

/** Reads for an account when it is its turn. */
export const readInTurn = <T>(account: string, read: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    void inTurn(account, async () => {
      const held = { ms: 0 }
      const answer = countHeld(held, read)
      resolve(answer)
      await inTime(answer, LONGEST_TURN_MS).catch(() => undefined)
      await sleep(restAfter(account, held), undefined, { ref: false })
    })
  })

/** @returns the milliseconds until the next one may begin */
function restAfter(account: string, { ms }: Held): number {
  let restMs = 0
  for (let left = ms; left > 0; left -= HOLD_MS)
    restMs = charge([{ key: account, ...HOLDS }], Number.POSITIVE_INFINITY)
  return Math.min(restMs, LONGEST_REST_MS)
}
