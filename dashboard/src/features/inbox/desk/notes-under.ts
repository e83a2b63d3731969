import type { ConversationMessage, Note } from 'shared-types'

/** Groups notes by the message after which they were written; notes older than every message are shown below the first. */
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
