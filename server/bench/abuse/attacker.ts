import { once } from 'node:events'
import { ATTACKS } from './attacks/all.ts'
import type { Room } from './room.ts'

// One attack in a process of its own, so that what it costs to attack does not slow down who measures. Told what and where it is, it
// begins; told anything more, it ends.
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
