import { FIRST_ROOM, type Rooms } from './queue-store.ts'

/** The most deliveries in progress on this node, to one endpoint and in all. */
const MAX_PER_ENDPOINT = 64
const MAX = 2_000
/** The largest share of the free capacity on this node for one account, so that there is always something left for the next. */
const SHARE_OF_FREE = 1 / 8
/** How long the width of an unused lane is remembered, in ms. */
const REMEMBERED_MS = 10_000

type Lane = {
  /** How many deliveries may be in progress. */
  size: number
  running: number
  /** The last claim returned as many as there was room for, so more may be waiting. */
  wasFull: boolean
  /** When it was used last, in ms. */
  usedAt: number
}
type Endpoint = { id: string; userId: string; isFailing: boolean }

/**
 * A lane for each endpoint, whose width adapts: it starts with a few deliveries at once, doubles while all succeed, and is one at a time
 * after a failure. So nobody waits for somebody else's slow receiver, nor for somebody else's many receivers.
 */
export function newLanes() {
  const lanes = new Map<string, Lane>()
  const accounts = new Map<string, number>()
  let running = 0

  const count = (userId: string, more: 1 | -1) => {
    running += more
    const left = (accounts.get(userId) ?? 0) + more
    if (left > 0) accounts.set(userId, left)
    else accounts.delete(userId)
  }

  return {
    /** For a claim: the endpoints and accounts whose capacity differs from the default. */
    rooms(): Rooms {
      const share = Math.floor((MAX - running) * SHARE_OF_FREE)
      return {
        endpoints: [...lanes].map(([id, lane]) => ({ id, room: lane.size - lane.running })),
        accounts: [...accounts].map(([id, taken]) => ({ id, room: share - taken })),
        others: share,
      }
    },

    begin({ id, userId, isFailing }: Endpoint): void {
      const size = isFailing ? 1 : FIRST_ROOM
      const lane = lanes.get(id) ?? { size, running: 0, wasFull: false, usedAt: 0 }
      lanes.set(id, lane)
      lane.running += 1
      count(userId, 1)
      if (lane.running >= lane.size) lane.wasFull = true
    },

    /** @returns whether to look for more deliveries to this endpoint */
    end({ id, userId }: Endpoint, wentWell: boolean): boolean {
      const lane = lanes.get(id)!
      lane.running -= 1
      lane.usedAt = performance.now()
      count(userId, -1)
      if (!wentWell) lane.size = 1
      if (!lane.wasFull || lane.running > lane.size / 2) return false
      lane.wasFull = false
      if (wentWell) lane.size = Math.min(MAX_PER_ENDPOINT, lane.size * 2)
      return true
    },

    /** Forgets endpoints to which nothing was sent for a while. */
    forgetIdle(): void {
      const since = performance.now() - REMEMBERED_MS
      for (const [id, { running: left, usedAt }] of lanes) {
        if (left === 0 && usedAt < since) lanes.delete(id)
      }
    },
  }
}
