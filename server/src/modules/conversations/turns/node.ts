import type { Deps } from '../../../deps.ts'
import type { LiveReply } from './live-reply.ts'

/** The replies that this server is making. It may be lost at any moment: the database has what is needed to go on. */
export type Node = {
  /** Replies by their id. */
  replies: Map<string, LiveReply>
  /** Timer that renews the leases of `replies`; null while there are none. */
  keeper: NodeJS.Timeout | null
}

// Tests start several servers in one process, so the state belongs to the dependencies of each.
const nodes = new WeakMap<Deps, Node>()

export function nodeOf(deps: Deps): Node {
  const known = nodes.get(deps)
  if (known) return known
  const node: Node = { replies: new Map(), keeper: null }
  nodes.set(deps, node)
  return node
}
