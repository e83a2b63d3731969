import type { Deps } from '../../deps.ts'
import { startLoop, type Stop } from '../../lib/loop.ts'
import { HOUR_MS, MINUTE_MS } from '../../lib/time.ts'
import { finishCall } from './finish.ts'
import { reportCalls } from './node.ts'
import { listAbandoned } from './under-way-store.ts'

const LOOK_EVERY_MS = 30_000
/**
 * Limit for a call in talk, in ms: nodes report each call three times a minute, and the carrier returns within seconds when a
 * node dies.
 */
const TALKING_MS = 1.5 * MINUTE_MS
/** Limit while a phone rings or a message is recorded, in ms. */
const WAITING_MS = 6 * MINUTE_MS
/** Limit for connected calls, in ms: the carrier ends every call after four hours. */
const CONNECTED_MS = 4.2 * HOUR_MS

/**
 * Regularly ends calls in the log whose end was never reported.
 * @returns a function that stops this.
 */
export const startSweeper = (deps: Deps): Stop =>
  startLoop(() => sweepCalls(deps), {
    everyMs: LOOK_EVERY_MS,
    log: deps.log,
    failed: 'abandoned calls could not be looked for',
    atOnce: false,
  }).stop

/** Until when no calls are ended, because the database was away: in the meantime no node could report any. */
const waits = new WeakMap<Deps, number>()

/** Reports the calls of this node and then ends those that no node has reported. */
export async function sweepCalls(deps: Deps): Promise<void> {
  const now = deps.now().getTime()
  try {
    await reportCalls(deps)
    if (now >= (waits.get(deps) ?? 0)) await endAbandoned(deps)
  } catch (error) {
    waits.set(deps, now + TALKING_MS)
    throw error
  }
}

async function endAbandoned(deps: Deps): Promise<void> {
  const abandoned = await listAbandoned(deps.db, {
    talkingMs: TALKING_MS,
    waitingMs: WAITING_MS,
    connectedMs: CONNECTED_MS,
  })
  deps.metrics.takenOver.inc({ kind: 'call' }, abandoned.length)
  for (const call of abandoned) {
    await finishCall(deps, call, { status: 'completed', endedAt: call.seenAt })
  }
}
