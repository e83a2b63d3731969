import type { Deps } from '../../deps.ts'
import { finishCall } from './finish.ts'
import { nodeOf } from './node.ts'
import { listAbandoned } from './store.ts'

const LOOK_EVERY_MS = 30_000
const MINUTE_MS = 60_000
/** Nodes tell of a call they hold three times a minute; the carrier comes back within seconds when one is gone. */
const TALKING_MS = 1.5 * MINUTE_MS
/** Longer than a phone rings and a message lasts. */
const WAITING_MS = 6 * MINUTE_MS
/** The carrier ends every call after four hours. */
const CONNECTED_MS = 4.2 * 60 * MINUTE_MS

/**
 * Closes the log of calls whose end nobody told.
 * @returns ends it, when everything said in the calls of this node is written.
 */
export function startSweeper(deps: Deps): () => Promise<void> {
  let sweeping = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweepCalls(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'abandoned calls could not be looked for')
    })
  }, LOOK_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await sweeping
    const sessions = [...nodeOf(deps).sessions.values()]
    for (const session of sessions) session.closed()
    await Promise.all(sessions.map((session) => session.written()))
  }
}

export async function sweepCalls(deps: Deps): Promise<void> {
  const ago = (ms: number) => new Date(deps.now().getTime() - ms)
  const abandoned = await listAbandoned(deps.db, {
    talking: ago(TALKING_MS),
    waiting: ago(WAITING_MS),
    connected: ago(CONNECTED_MS),
  })
  for (const call of abandoned) {
    await finishCall(deps, call, { status: 'completed', endedAt: call.seenAt })
  }
}
