import { once } from 'node:events'
import { ATTACKS } from './attacks/all.ts'
import type { Room } from './room.ts'

// Runs one attack in a process of its own, so that the cost of attacking does not slow down the measurement. The first message says which
// attack to run and where; any further message ends it.
const [{ number, room }] = (await once(process, 'message')) as [{ number: number; room: Room }]
const { harm, tidy } = ATTACKS[number]!
const ending = new AbortController()
const attack = harm(room, ending.signal).catch((error: unknown) => {
  if (!ending.signal.aborted) throw error
})
await once(process, 'message')
ending.abort()
await attack
await tidy?.(room)
process.disconnect()
