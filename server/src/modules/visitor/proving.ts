import type { Deps } from '../../deps.ts'
import { knowsVisitors } from '../agents/profile.ts'
import { agentOfConversation } from '../conversations/account.ts'
import { mayEnterConversation } from '../identity/service.ts'

/** A stream of an agent that knows visitors ends by then, and its widget proves anew that it may read on: an event may get lost. */
const PROVEN_MS = 10 * 60_000

type Entry = { conversationId: string; sessionId: string | null }
type Stream = { closed: AbortSignal; end: () => void }

/** Ends a stream once its visitor may be let in no more, where that can happen. @throws 404 */
export async function endWhenUnproved(
  deps: Deps,
  { conversationId, sessionId }: Entry,
  stream: Stream,
): Promise<void> {
  if (stream.closed.aborted) return
  let agentId: string | undefined
  const stop = deps.bus.subscribe('visitors_out', (out) => {
    if (out.agentId === agentId) stream.end()
  })
  stream.closed.addEventListener('abort', stop)
  agentId = await agentOfConversation(deps, conversationId)
  // Asked only now that a change is heard of: who was shut out since the request was let in would read on.
  if (!(await mayEnterConversation(deps, conversationId, sessionId))) return stream.end()
  if (sessionId === null && !(await knowsVisitors(deps, agentId))) return stop()
  if (stream.closed.aborted) return
  const timer = setTimeout(stream.end, PROVEN_MS)
  stream.closed.addEventListener('abort', () => clearTimeout(timer))
}
