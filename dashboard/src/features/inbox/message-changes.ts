import type { ConversationDetail, ConversationMessage } from 'shared-types'

/** A conversation brought up to date. Where no message changed the list is the very same, so that nothing is drawn anew. */
export function withChanges(
  known: ConversationDetail,
  changes: ConversationDetail,
): ConversationDetail {
  return { ...changes, gone: undefined, messages: changed(known.messages, changes) }
}

function changed(
  known: ConversationMessage[],
  { messages, gone = [] }: ConversationDetail,
): ConversationMessage[] {
  if (messages.length === 0 && gone.length === 0) return known
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of messages) byId.set(message.id, message)
  for (const id of gone) byId.delete(id)
  // One's own reply may be here before what was said before it; those of one moment keep their order.
  return [...byId.values()].toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
}
