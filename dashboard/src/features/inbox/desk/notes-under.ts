import type { ConversationMessage, Note } from 'shared-types'

/** Notes by the message they were written after; those from before all of them stand under the first. */
export function notesUnder(
  messages: readonly Pick<ConversationMessage, 'id' | 'date'>[],
  notes: readonly Note[],
): Map<string, Note[]> {
  const under = new Map<string, Note[]>()
  for (const note of notes) {
    const written = Date.parse(note.date)
    const before = messages.findLast(({ date }) => Date.parse(date) <= written) ?? messages[0]
    if (before) under.set(before.id, [...(under.get(before.id) ?? []), note])
  }
  return under
}
