import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { conversations } from 'shared-types'
import { deletions } from './deletion.ts'

/** Shortest time between two refreshes of the screen, in ms. */
const EVERY_MS = 1_000

export type Refresher = {
  /**
   * Marks queries as stale. Those on screen are fetched again, at once or a second after the last refresh; others when they are
   * next shown.
   */
  markStale(keys: readonly QueryKey[]): void
  stop(): void
}

/** What a hidden page shows, too: the title counts unread conversations, and a sound tells of new ones. */
const SHOWN_WHILE_HIDDEN = new Set<unknown>([conversations.unread.path])

/** Fetches stale queries again, together, at most once a second; most of them only while the page is visible. */
export function createRefresher(queryClient: QueryClient): Refresher {
  const whenVisible = createQueue(queryClient, visible)
  const always = createQueue(queryClient)
  return {
    markStale(keys) {
      always.markStale(keys.filter(([path]) => SHOWN_WHILE_HIDDEN.has(path)))
      whenVisible.markStale(keys.filter(([path]) => !SHOWN_WHILE_HIDDEN.has(path)))
    },
    stop() {
      always.stop()
      whenVisible.stop()
    },
  }
}

/** Fetches the stale queries whenever `ready` resolves. */
function createQueue(
  queryClient: QueryClient,
  ready?: (signal: AbortSignal) => Promise<void>,
): Refresher {
  const stale = new Map<string, QueryKey>()
  const stopped = new AbortController()
  let isRunning = false

  const run = async () => {
    isRunning = true
    while (stale.size > 0) {
      await ready?.(stopped.signal)
      if (stopped.signal.aborted) return
      const keys = [...stale.values()]
      stale.clear()
      // A slow server is not asked again before it has answered.
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

/**
 * Fetches a query again. Where its first request is still under way, that may have read the old state, so that it is awaited
 * first.
 */
async function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const first = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await Promise.allSettled(first.map(({ promise }) => promise))
  // What could not be read failed after the change, and says so.
  const isFailed = (query: Query) => first.includes(query) && query.state.data === undefined
  const gone = deletedIds(queryClient)
  const isGone = (query: Query) => gone.some((id) => query.queryHash.includes(id))
  await queryClient.invalidateQueries({
    queryKey,
    predicate: (query) => !isFailed(query) && !isGone(query),
  })
}

const deletedIds = (queryClient: QueryClient): string[] =>
  queryClient
    .getMutationCache()
    .findAll(deletions())
    .map(({ options }) => String(options.mutationKey?.[1]))

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
  })

/** Resolves when the page is visible, or `signal` aborts. */
function visible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const done = new AbortController()
    const check = () => {
      if (document.hidden && !signal.aborted) return
      done.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', check, { signal: done.signal })
    signal.addEventListener('abort', check, { signal: done.signal })
  })
}
