import { replaceEqualDeep } from '@tanstack/react-query'
import type { ConversationDetail, ConversationMessage } from 'shared-types'

/**
 * The conversation with changed messages applied. Where no message changed, the list object stays the same, so that nothing is
 * drawn again.
 */
export function withChanges(
  known: ConversationDetail,
  changes: ConversationDetail,
): ConversationDetail {
  const { earlier } = known
  return { ...changes, gone: undefined, earlier, messages: changed(known, changes) }
}

/**
 * The conversation with an earlier part of its messages. Where it was loaded again meanwhile, the part has to be requested again.
 */
export const withEarlier = (
  known: ConversationDetail,
  before: number,
  part: ConversationDetail,
): ConversationDetail =>
  known.earlier === before
    ? { ...known, earlier: part.earlier, messages: [...part.messages, ...known.messages] }
    : known

/**
 * Keeps equal parts of the conversation as the same objects, except messages, which the functions above handle: compared by
 * position, all of them would differ once earlier ones are added.
 */
export function keepEqual(known: ConversationDetail, next: ConversationDetail): ConversationDetail {
  const kept = replaceEqualDeep(known, { ...next, messages: known.messages })
  return known.messages === next.messages ? kept : { ...kept, messages: next.messages }
}

function changed(
  { messages: known, earlier }: ConversationDetail,
  { messages, gone = [] }: ConversationDetail,
): ConversationMessage[] {
  if (messages.length === 0 && gone.length === 0) return known
  const byId = new Map(known.map((message) => [message.id, message]))
  // Older messages come with their own part.
  const since = earlier === undefined ? '' : (known[0]?.date ?? '')
  for (const message of messages) if (message.date >= since) byId.set(message.id, message)
  for (const id of gone) byId.delete(id)
  // One's own reply may arrive here before earlier messages, so that they are sorted; equal times keep their order.
  return [...byId.values()].toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
}
