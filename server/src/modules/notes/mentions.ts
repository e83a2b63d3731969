import type { Attention } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { listNewMentions, markMentionsSeen } from './store.ts'

const MAX_WORDS = 200

/** Notes that mention a person who has not opened their conversation since, newest first. */
export async function readNewMentions(
  deps: Deps,
  userId: string,
  personId: string,
  most: number,
): Promise<Attention['mentions']['rows']> {
  const rows = await listNewMentions(deps.db, userId, personId, most)
  return rows.map(({ id, conversationId, authorName, text, createdAt }) => ({
    note_id: id,
    conversation_id: conversationId,
    author: authorName,
    words: text.slice(0, MAX_WORDS),
    at: createdAt.toISOString(),
  }))
}

/** A person has opened a conversation. */
export async function seeMentions(
  deps: Deps,
  userId: string,
  seen: { personId: string; conversationId: string },
): Promise<void> {
  await markMentionsSeen(deps.db, userId, seen)
}
