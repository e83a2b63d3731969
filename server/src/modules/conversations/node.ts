import type { Deps } from '../../deps.ts'
import type { BusEvents } from '../../ports/bus/index.ts'
import type { LiveReply } from './live-reply.ts'

type Listener = (event: BusEvents['conversation']) => void

/** What one running server holds of its conversations. All of it may be lost at any moment: the database knows the rest. */
export type Node = {
  /** Replies this node is making, by their id. */
  replies: Map<string, LiveReply>
  listeners: Map<string, Set<Listener>>
  /** Renews the leases of `replies`; null while there are none. */
  keeper: NodeJS.Timeout | null
}

// Tests start several servers in one process, so the state hangs on the dependencies of each.
const nodes = new WeakMap<Deps, Node>()

export function nodeOf(deps: Deps): Node {
  const known = nodes.get(deps)
  if (known) return known
  const node: Node = { replies: new Map(), listeners: new Map(), keeper: null }
  nodes.set(deps, node)
  deps.bus.subscribe('conversation', (event) => {
    const listeners = node.listeners.get(event.conversationId)
    if (listeners) for (const listener of listeners) listener(event)
  })
  deps.bus.subscribe('gap', () => {
    // Of all that may have been missed this is what asks for most: read again, and ask whether the word is still yours.
    for (const [conversationId, listeners] of node.listeners)
      for (const listener of listeners) listener({ conversationId, kind: 'control' })
  })
  return node
}

/** Calls `listener` for every event of one conversation, from any node, until the returned function is called. */
export function watch(deps: Deps, conversationId: string, listener: Listener): () => void {
  const { listeners } = nodeOf(deps)
  const known = listeners.get(conversationId) ?? new Set()
  listeners.set(conversationId, known.add(listener))
  return () => {
    known.delete(listener)
    if (known.size === 0 && listeners.get(conversationId) === known)
      listeners.delete(conversationId)
  }
}

/**
 * Reads until there is something: at once, after every event of the conversation, and every `everyMs` because an event may get lost.
 * Gives up with undefined when `signal` aborts.
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
