import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { conversations } from '../../db/schema/conversations.ts'
import type { Speaker } from './control.ts'

/** @returns the new epoch, or nothing when the speaker was not `from` any more. */
export async function changeSpeaker(
  db: Database,
  conversationId: string,
  from: Speaker,
  next: Speaker,
): Promise<number | undefined> {
  const [row] = await db
    .update(conversations)
    .set({
      control: next,
      epoch: sql`${conversations.epoch} + 1`,
      // Whoever asked for a person has one; whoever is left to the bot again may ask anew.
      handoverRequestedAt: null,
    })
    .where(and(eq(conversations.id, conversationId), eq(conversations.control, from)))
    .returning({ epoch: conversations.epoch })
  return row?.epoch
}
