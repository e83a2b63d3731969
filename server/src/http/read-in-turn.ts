import { fairLanes } from '../lib/fair-lanes.ts'
import { inTime } from '../lib/in-time.ts'

/** What one account asks for all at once stands before its own reads, and two at a time before everybody else's. */
const inTurn = fairLanes({ count: 1_000, perKey: 2 })
/** Whoever waits for somebody outside, who may take long, lets the next one go. */
const LONGEST_TURN_MS = 1_000

/** Reads for an account when it is its turn. */
export async function readInTurn<T>(account: string, read: () => Promise<T>): Promise<T> {
  let answer!: Promise<T>
  await inTurn(account, () => {
    answer = read()
    return inTime(answer, LONGEST_TURN_MS).catch(() => undefined)
  })
  return answer
}
