import { setTimeout as sleep } from 'node:timers/promises'
import { countHeld, type Held } from '../db/held-time.ts'
import { fairLanes } from '../lib/fair-lanes.ts'
import { inTime } from '../lib/in-time.ts'
import { paces } from '../lib/paces.ts'

/** What one account asks for all at once stands before its own reads, and two at a time before everybody else's. */
const inTurn = fairLanes({ count: 1_000, perKey: 2 })
/** Whoever waits for somebody outside, who may take long, lets the next one go. */
const LONGEST_TURN_MS = 1_000

/** An account may hold the embedded database for a second at once, and from then on for a tenth of the time. */
const HELD_MS = { perMinute: 6_000, inRow: 1_000 }
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
const restAfter = (account: string, { ms }: Held): number =>
  Math.min(charge([{ key: account, ...HELD_MS }], Number.POSITIVE_INFINITY, ms), LONGEST_REST_MS)
