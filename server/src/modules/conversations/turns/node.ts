import type { Deps } from '../../../deps.ts'
import type { LiveReply } from './live-reply.ts'

/** The replies one running server is making. All of it may be lost at any moment: the database knows the rest. */
export type Node = {
  /** By their id. */
  replies: Map<string, LiveReply>
  /** Renews the leases of `replies`; null while there are none. */
  keeper: NodeJS.Timeout | null
}

// Tests start several servers in one process, so the state hangs on the dependencies of each.
const nodes = new WeakMap<Deps, Node>()

export function nodeOf(deps: Deps): Node {
  const known = nodes.get(deps)
  if (known) return known
  const node: Node = { replies: new Map(), keeper: null }
  nodes.set(deps, node)
  return node
}
