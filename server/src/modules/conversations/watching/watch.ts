import type { Deps } from '../../../deps.ts'
import type { BusEvents } from '../../../ports/bus/index.ts'

/** `gap`: events of other nodes may have been missed. */
export type WatchedEvent = Omit<BusEvents['conversation'], 'kind'> & {
  kind: BusEvents['conversation']['kind'] | 'gap'
}
type Listener = (event: WatchedEvent) => void

/** Listeners by conversation id. */
type Listeners = Map<string, Set<Listener>>

// Tests start several servers in one process, so the listeners belong to the dependencies of each.
const nodes = new WeakMap<Deps, Listeners>()

function listenersOf(deps: Deps): Listeners {
  const known = nodes.get(deps)
  if (known) return known
  const all: Listeners = new Map()
  nodes.set(deps, all)
  deps.bus.subscribe('conversation', (event) => {
    const listeners = all.get(event.conversationId)
    if (listeners) for (const listener of listeners) listener(event)
  })
  deps.bus.subscribe('gap', () => {
    for (const [conversationId, listeners] of all)
      for (const listener of listeners) listener({ conversationId, kind: 'gap' })
  })
  return all
}

/** Calls `listener` for every event of one conversation, from any node, until the returned function is called. */
export function watch(deps: Deps, conversationId: string, listener: Listener): () => void {
  const listeners = listenersOf(deps)
  const known = listeners.get(conversationId) ?? new Set()
  listeners.set(conversationId, known.add(listener))
  return () => {
    known.delete(listener)
    if (known.size === 0 && listeners.get(conversationId) === known)
      listeners.delete(conversationId)
  }
}

/**
 * Calls `read` until it returns something: at once, after every event of the conversation, and every `everyMs` because an event
 * may be lost.
 * @returns undefined when `signal` aborts.
 */
export async function until<T>(
  deps: Deps,
  conversationId: string,
  read: () => Promise<T | undefined>,
  everyMs: number,
  signal?: AbortSignal,
): Promise<T | undefined> {
  let missed = false
  let wake: (() => void) | null = null
  const ring = () => {
    missed = true
    wake?.()
  }
  const unwatch = watch(deps, conversationId, ring)
  signal?.addEventListener('abort', ring)
  try {
    for (;;) {
      if (signal?.aborted) return undefined
      missed = false
      const value = await read()
      if (value !== undefined) return value
      await new Promise<void>((resolve) => {
        wake = resolve
        if (missed) resolve()
        else setTimeout(resolve, everyMs)
      })
    }
  } finally {
    unwatch()
    signal?.removeEventListener('abort', ring)
  }
}
