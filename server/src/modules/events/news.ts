import type { ConversationContent } from '../../ports/bus/conversation-event.ts'

/** Everything that changed in a conversation after the revision `since`, each message as it is now. */
export type News = ConversationContent & { since: number | null }

/** Messages of one conversation that are told; more of them are read faster than told. */
const MOST_MESSAGES = 20

/** @returns null where something between its messages is missing */
export function toNews(content: ConversationContent | undefined): News | null {
  if (!content) return null
  const [first] = content.messages
  if (!first) return { ...content, since: null }
  const isWhole = content.messages.every((message, at) => message.revision === first.revision + at)
  return isWhole ? { ...content, since: first.revision - 1 } : null
}

/** Both as one. @returns null where something between them is missing, or it is too much to tell */
export function joinedNews(before: News | null, after: News | null): News | null {
  if (!before || !after) return null
  const last = before.messages.at(-1)
  if (last && after.since !== null && after.since !== last.revision) return null
  const newest = new Map(before.messages.map((message) => [message.id, message]))
  for (const message of after.messages) newest.set(message.id, message)
  if (newest.size > MOST_MESSAGES) return null
  const speaker = after.speaker ?? before.speaker
  return {
    since: before.since ?? after.since,
    messages: [...newest.values()].toSorted((one, other) => one.revision - other.revision),
    ...(speaker && { speaker }),
  }
}
