import type { ConversationContent } from '../../ports/bus/conversation-event.ts'

/** Everything that changed in a conversation after the revision `since`, with each message in its present state. */
export type News = ConversationContent & { since: number | null }

/** Most messages of one conversation that are sent; more are faster to read from the server. */
const MAX_MESSAGES = 20

/** @returns null when there is a gap between its messages */
export function toNews(content: ConversationContent | undefined): News | null {
  if (!content) return null
  const [first] = content.messages
  if (!first) return { ...content, since: null }
  const isWhole = content.messages.every((message, at) => message.revision === first.revision + at)
  return isWhole ? { ...content, since: first.revision - 1 } : null
}

/** Combines two consecutive changes. @returns null when there is a gap between them, or they are too large */
export function joinedNews(before: News | null, after: News | null): News | null {
  if (!before || !after) return null
  const last = before.messages.at(-1)
  if (last && after.since !== null && after.since !== last.revision) return null
  const newest = new Map(before.messages.map((message) => [message.id, message]))
  for (const message of after.messages) newest.set(message.id, message)
  if (newest.size > MAX_MESSAGES) return null
  const speaker = after.speaker ?? before.speaker
  return {
    since: before.since ?? after.since,
    messages: [...newest.values()].toSorted((one, other) => one.revision - other.revision),
    ...(speaker && { speaker }),
  }
}
