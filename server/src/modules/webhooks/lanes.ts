import { FIRST_ROOM, type Room } from './queue-store.ts'

/** The most deliveries in progress on this node, to one endpoint and in all. */
const MOST_OF_ONE = 64
const MOST = 2_000

type Lane = {
  /** How many may be under way. */
  size: number
  running: number
  /** The last claim returned as many as were asked for, so more may be waiting. */
  wasFull: boolean
}

/**
 * A lane for each endpoint, as wide as the endpoint is good at it: it begins with a few, doubles while all goes well, and is one at a
 * time after a failure. So nobody waits for somebody else's receiver.
 */
export function newLanes() {
  const lanes = new Map<string, Lane>()
  let running = 0

  return {
    isFull: () => running >= MOST,

    /** For a claim: the endpoints that have not the usual room. */
    rooms: (): Room[] =>
      [...lanes].map(([id, lane]) => ({ id, room: Math.max(0, lane.size - lane.running) })),

    begin(id: string, isFailing: boolean): void {
      const lane = lanes.get(id) ?? { size: isFailing ? 1 : FIRST_ROOM, running: 0, wasFull: false }
      lanes.set(id, lane)
      lane.running += 1
      running += 1
      if (lane.running >= lane.size) lane.wasFull = true
    },

    /** @returns whether it is worth looking for more of this endpoint */
    end(id: string, wentWell: boolean): boolean {
      const lane = lanes.get(id)!
      lane.running -= 1
      running -= 1
      if (!wentWell) lane.size = 1
      if (!lane.wasFull || lane.running > lane.size / 2) return false
      lane.wasFull = false
      if (wentWell) lane.size = Math.min(MOST_OF_ONE, lane.size * 2)
      return true
    },

    /** Forgets endpoints that nothing is sent to. */
    forgetIdle(): void {
      for (const [id, lane] of lanes) if (lane.running === 0) lanes.delete(id)
    },
  }
}
