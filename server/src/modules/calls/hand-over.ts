import type { Deps } from '../../deps.ts'
import { nodeOf } from './node.ts'

/** Lets go of every call of this node: the carrier asks how to go on, and whichever node is there takes it up. */
export function handOverCalls(deps: Deps): void {
  for (const session of nodeOf(deps).sessions.values()) session.closed()
}
