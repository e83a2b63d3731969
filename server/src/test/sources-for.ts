import type { Deps } from '../deps.ts'
import { agentProfile } from '../modules/agents/profile.ts'
import { openConversation } from '../modules/conversations/service.ts'

/** The sources of an agent's answer to a visitor's question; empty when it does not know. */
export async function sourcesFor(
  deps: Deps,
  { userId, agentId }: { userId: string; agentId: string },
  text: string,
) {
  const about = { countryCode: null, pageUrl: null, locale: null, timeZone: null }
  const opened = { userId, agentId, channel: 'widget' as const, ...about }
  const conversationId = await openConversation(deps, opened)
  const agent = await agentProfile(deps, agentId)
  const question = { agent, history: [], text, conversationId }
  for await (const part of deps.answer(question, new AbortController().signal)) {
    if (part.type === 'sources') return part.sources
  }
  return []
}
