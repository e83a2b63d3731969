import type { Deps } from '../../deps.ts'
import type { Call } from './call.ts'
import type { CallSession } from './relay/session.ts'
import { keepAlive } from './store.ts'

const KEEP_EVERY_MS = 20_000

/** What one running server holds of its calls. All of it may be lost at any moment: the database knows the rest. */
type Node = {
  sessions: Map<string, CallSession>
  /** By the carrier's id of the call: what was said in it and is not yet in the database. */
  unwritten: Map<string, Promise<unknown>>
  keeper: NodeJS.Timeout | null
}

// Tests start several servers in one process, so the state hangs on the dependencies of each.
const nodes = new WeakMap<Deps, Node>()

export function nodeOf(deps: Deps): Node {
  const known = nodes.get(deps)
  if (known) return known
  const node: Node = { sessions: new Map(), unwritten: new Map(), keeper: null }
  nodes.set(deps, node)
  deps.bus.subscribe('call', ({ callId }) => void node.sessions.get(callId)?.refresh())
  deps.bus.subscribe('gap', () => {
    for (const session of node.sessions.values()) void session.refresh()
  })
  return node
}

/** A second socket for the same call takes the place of the first. */
export function holdSession(deps: Deps, session: CallSession): void {
  const node = nodeOf(deps)
  const { id } = session.call
  node.sessions.get(id)?.replace()
  node.sessions.set(id, session)
  node.keeper ??= setInterval(() => tellAlive(deps, node), KEEP_EVERY_MS).unref()
}

export function dropSession(deps: Deps, session: CallSession): void {
  const node = nodeOf(deps)
  const { id } = session.call
  if (node.sessions.get(id) === session) node.sessions.delete(id)
  if (node.sessions.size > 0 || !node.keeper) return
  clearInterval(node.keeper)
  node.keeper = null
}

/** A socket of the call is being opened, or is gone: what was said on it is written once `work` is done. */
export function holdWords(deps: Deps, callSid: string, work: Promise<unknown>): void {
  const { unwritten } = nodeOf(deps)
  const all = Promise.allSettled([unwritten.get(callSid), work]).then(() => {
    if (unwritten.get(callSid) === all) unwritten.delete(callSid)
  })
  unwritten.set(callSid, all)
  deps.lifecycle.inBackground(all)
}

/** Nobody speaks in this call any more: resolves once all that was said here is in the database. */
export async function lastWords(deps: Deps, { id, callSid }: Call): Promise<void> {
  const { sessions, unwritten } = nodeOf(deps)
  while (sessions.has(id) || unwritten.has(callSid)) {
    sessions.get(id)?.replace()
    await unwritten.get(callSid)
  }
}

function tellAlive(deps: Deps, { sessions }: Node): void {
  const told = keepAlive(deps.db, [...sessions.keys()]).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'calls were not kept alive')
  })
  deps.lifecycle.inBackground(told)
}
