import type { Deps } from '../../deps.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { knowsVisitors } from '../agents/profile.ts'
import { agentOfConversation } from '../conversations/account.ts'
import { mayEnterConversation } from '../identity/service.ts'

/** A stream of an identified visitor ends after this time, so that its widget must prove its right again: an event may be lost. */
const PROVEN_MS = 10 * MINUTE_MS

type Entry = { conversationId: string; sessionId: string | null }
type Stream = { closed: AbortSignal; end: () => void }

/** Ends a stream when its visitor loses access, for agents where that can happen. @throws 404 */
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
  // Checked now that events are received; otherwise somebody who lost access in between could read on.
  if (!(await mayEnterConversation(deps, conversationId, sessionId))) return stream.end()
  if (sessionId === null && !(await knowsVisitors(deps, agentId))) return stop()
  if (stream.closed.aborted) return
  const timer = setTimeout(stream.end, PROVEN_MS)
  stream.closed.addEventListener('abort', () => clearTimeout(timer))
}
