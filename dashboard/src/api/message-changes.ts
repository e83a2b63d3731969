import { replaceEqualDeep } from '@tanstack/react-query'
import type { ConversationDetail, ConversationMessage } from 'shared-types'

/** A conversation brought up to date. Where no message changed the list is the very same, so that nothing is drawn anew. */
export function withChanges(
  known: ConversationDetail,
  changes: ConversationDetail,
): ConversationDetail {
  const { earlier } = known
  return { ...changes, gone: undefined, earlier, messages: changed(known, changes) }
}

/** With the part of its messages before those it has. Whoever has read it anew meanwhile asks again. */
export const withEarlier = (
  known: ConversationDetail,
  before: number,
  part: ConversationDetail,
): ConversationDetail =>
  known.earlier === before
    ? { ...known, earlier: part.earlier, messages: [...part.messages, ...known.messages] }
    : known

/**
 * What is equal stays the very same. For messages the functions above see to it; compared by their place in the list,
 * all of them would be others once some come before them.
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
  // What is older comes with the part it belongs to.
  const since = earlier === undefined ? '' : (known[0]?.date ?? '')
  for (const message of messages) if (message.date >= since) byId.set(message.id, message)
  for (const id of gone) byId.delete(id)
  // One's own reply may be here before what was said before it; those of one moment keep their order.
  return [...byId.values()].toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
}
