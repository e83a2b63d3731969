import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { conversations, messages } from '../../db/schema/conversations.ts'

/** Ends the right of every reply under way to go on. @returns the conversations they are in, with their new epoch */
export function silenceReplies(
  db: Database,
  agentId: string,
): Promise<{ id: string; epoch: number }[]> {
  const speaking = db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(isNotNull(messages.leasedUntil))
  return db
    .update(conversations)
    .set({ epoch: sql`${conversations.epoch} + 1` })
    .where(and(eq(conversations.agentId, agentId), inArray(conversations.id, speaking)))
    .returning({ id: conversations.id, epoch: conversations.epoch })
}
