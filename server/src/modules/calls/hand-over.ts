import type { Deps } from '../../deps.ts'
import { nodeOf } from './node.ts'

/** Closes the relay of every call on this node: the carrier then asks how to go on, and any node can continue the call. */
export function handOverCalls(deps: Deps): void {
  for (const session of nodeOf(deps).sessions.values()) session.closed()
}
