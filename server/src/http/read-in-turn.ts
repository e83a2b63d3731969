import { setTimeout as sleep } from 'node:timers/promises'
import { countHeld, type Held } from '../db/held-time.ts'
import { fairLanes } from '../lib/fair-lanes.ts'
import { inTime } from '../lib/in-time.ts'
import { paces } from '../lib/paces.ts'

/** Reads of one account wait for each other: two run at a time, so that a burst of one account does not delay the others. */
const inTurn = fairLanes({ count: 1_000, perKey: 2 })
/** Longest turn of a read, in ms: one that waits for an external service does not hold up the next. */
const LONGEST_TURN_MS = 1_000

/**
 * Time an account may use the embedded database, in ms: as much at once as a few screens take, and then a tenth of the time. While an
 * account uses it all at once, every turn of the others waits for one read after the other.
 */
const HELD_MS = { perMinute: 6_000, inRow: 250 }
/** Longest pause between two reads, in ms, because somebody may be looking at the screen that waits for it. */
const LONGEST_REST_MS = 3_000
const charge = paces()

/** Runs `read` when it is the account's turn. */
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

/** @returns milliseconds until the account's next read may begin */
const restAfter = (account: string, { ms }: Held): number =>
  Math.min(charge([{ key: account, ...HELD_MS }], Number.POSITIVE_INFINITY, ms), LONGEST_REST_MS)
