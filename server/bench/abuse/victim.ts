import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { newId } from '../../src/lib/ids.ts'
import type { RoomAccount } from './room.ts'

const QUESTION = 'How much is it to rent an electric bike for a week?'
/**
 * Turns for each visitor: visitors take turns, because one may send ten messages in a row and then one a second, and those of an account
 * twenty a second.
 */
export const TURNS_A_VISITOR = 10
const PAUSE_MS = 60

/** Visitors of the victim's account, who send one turn after another, each from an address of their own. */
export function victim(origin: string, { conversations }: RoomAccount) {
  const pool = new Pool(origin, { connections: 4, pipelining: 1 })
  let asked = 0

  /** Milliseconds until a whole answer has arrived. */
  const turn = async (): Promise<number> => {
    const visitor = asked++ % conversations.length
    const { conversation_id: id, visitor_token: token } = conversations[visitor]!
    const sent = performance.now()
    const { statusCode, body } = await pool.request({
      path: `/api/widget/conversations/${id}/messages`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `10.200.${Math.floor(visitor / 250)}.${1 + (visitor % 250)}`,
      },
      body: JSON.stringify({ id: newId(), text: QUESTION }),
    })
    const answer = await body.text()
    if (statusCode !== 200 || !answer.includes('"outcome":"answered"')) {
      throw new Error(`a turn went wrong: ${statusCode} ${answer.slice(-400)}`)
    }
    return performance.now() - sent
  }

  return {
    async turns(count: number): Promise<number[]> {
      const times: number[] = []
      for (let round = 0; round < count; round += 1) {
        const took = await turn()
        times.push(took)
        await sleep(Math.max(0, PAUSE_MS - took))
      }
      return times
    },
    close: () => pool.close(),
  }
}
