import type { Deps } from '../../deps.ts'
import { knowsVisitors } from '../agents/profile.ts'

/** A stream of an agent that knows visitors ends by then, and its widget proves anew that it may read on: an event may get lost. */
const PROVEN_MS = 10 * 60_000

/** Ends a stream once its visitor may be let in no more, where that can happen. @throws 404 */
export async function endWhenUnproved(
  deps: Deps,
  agentId: string,
  stream: { closed: AbortSignal; end: () => void },
): Promise<void> {
  if (!(await knowsVisitors(deps, agentId)) || stream.closed.aborted) return
  const timer = setTimeout(stream.end, PROVEN_MS)
  const stop = deps.bus.subscribe('visitors_out', (out) => {
    if (out.agentId === agentId) stream.end()
  })
  stream.closed.addEventListener('abort', () => {
    clearTimeout(timer)
    stop()
  })
}
