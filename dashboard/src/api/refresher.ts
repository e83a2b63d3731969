import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** However much happens, nothing on screen is read more often. */
const EVERY_MS = 1_000

export type Refresher = {
  /** What is on screen of it is read again: at once, or a second after the last time. What is not, when it is shown. */
  markStale(keys: readonly QueryKey[]): void
  stop(): void
}

/** Reads again what became stale, together, at most once a second, and only while the page can be seen. */
export function createRefresher(queryClient: QueryClient): Refresher {
  const stale = new Map<string, QueryKey>()
  const stopped = new AbortController()
  let isRunning = false

  const run = async () => {
    isRunning = true
    while (stale.size > 0) {
      await visible(stopped.signal)
      if (stopped.signal.aborted) return
      const keys = [...stale.values()]
      stale.clear()
      // A server that takes longer is not asked again before it has answered.
      await Promise.all([
        pause(EVERY_MS, stopped.signal),
        ...keys.map((queryKey) => readAgain(queryClient, queryKey)),
      ])
    }
    isRunning = false
  }
  return {
    markStale(keys) {
      for (const key of keys) stale.set(JSON.stringify(key), key)
      if (!isRunning) void run()
    },
    stop: () => stopped.abort(),
  }
}

/** What is being read for the first time may have been looked up before the change, and is not asked for again while it is. */
async function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const first = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await Promise.allSettled(first.map(({ promise }) => promise))
  await queryClient.invalidateQueries({ queryKey })
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
  })

/** Resolves when the page can be seen, or nobody waits any more. */
function visible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const heard = new AbortController()
    const check = () => {
      if (document.hidden && !signal.aborted) return
      heard.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', check, { signal: heard.signal })
    signal.addEventListener('abort', check, { signal: heard.signal })
  })
}
