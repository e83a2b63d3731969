import type { Database } from '../../db/client.ts'
import { insertEvent } from './event-store.ts'

type Mentioned = {
  userId: string
  agentId: string
  conversationId: string
  noteId: string
  /** The only person who is notified. */
  personId: string
}

/**
 * Notifies a member that a note mentions them, once.
 * @param tx the transaction that adds the note.
 */
export const notifyMentioned = (tx: Database, mentioned: Mentioned) =>
  insertEvent(tx, {
    ...mentioned,
    kind: 'mention',
    fact: `mention:${mentioned.noteId}:${mentioned.personId}`,
  })
