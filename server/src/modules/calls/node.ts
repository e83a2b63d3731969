import type { Deps } from '../../deps.ts'
import type { Call } from './call.ts'
import type { CallSession } from './relay/session.ts'
import { keepAlive } from './under-way-store.ts'

const KEEP_EVERY_MS = 20_000

/** The calls that this server is holding. It may stop at any moment: the database has everything needed to continue. */
type Node = {
  sessions: Map<string, CallSession>
  /** Writes under way, by the carrier's id of the call. */
  unwritten: Map<string, Promise<unknown>>
  keeper: NodeJS.Timeout | null
}

// Tests start several servers in one process, so the state belongs to the dependencies of each.
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

/** Registers the session of a call. A second socket for the same call replaces the first. */
export function holdSession(deps: Deps, session: CallSession): void {
  const node = nodeOf(deps)
  const { id } = session.call
  node.sessions.get(id)?.replace()
  node.sessions.set(id, session)
  node.keeper ??= setInterval(() => reportAlive(deps), KEEP_EVERY_MS).unref()
}

export function dropSession(deps: Deps, session: CallSession): void {
  const node = nodeOf(deps)
  const { id } = session.call
  if (node.sessions.get(id) === session) node.sessions.delete(id)
  if (node.sessions.size > 0 || !node.keeper) return
  clearInterval(node.keeper)
  node.keeper = null
}

/** Registers writes of a call whose socket is being opened or is gone: they are finished when `work` is. */
export function holdWords(deps: Deps, callSid: string, work: Promise<unknown>): void {
  const { unwritten } = nodeOf(deps)
  const all = Promise.allSettled([unwritten.get(callSid), work]).then(() => {
    if (unwritten.get(callSid) === all) unwritten.delete(callSid)
  })
  unwritten.set(callSid, all)
  deps.lifecycle.inBackground(all)
}

/** Waits until everything said in a call on this node is in the database. */
export async function lastWords(deps: Deps, { id, callSid }: Call): Promise<void> {
  const { sessions, unwritten } = nodeOf(deps)
  while (sessions.has(id) || unwritten.has(callSid)) {
    sessions.get(id)?.replace()
    await unwritten.get(callSid)
  }
}

/** Closes the relay of every call on this node: the carrier then asks how to go on, and any node can continue the call. */
export function handOverCalls(deps: Deps): void {
  for (const session of nodeOf(deps).sessions.values()) session.closed()
}

/** Stores that this node is holding its calls. */
export async function reportCalls(deps: Deps): Promise<void> {
  const ids = [...nodeOf(deps).sessions.keys()]
  if (ids.length > 0) await keepAlive(deps.db, ids)
}

function reportAlive(deps: Deps): void {
  const update = reportCalls(deps).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'calls were not kept alive')
  })
  deps.lifecycle.inBackground(update)
}
