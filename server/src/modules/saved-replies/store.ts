import { and, eq, sql } from 'drizzle-orm'
import type { WriteSavedReply } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { savedReplies } from '../../db/schema/saved-replies.ts'

const columns = {
  id: savedReplies.id,
  title: savedReplies.title,
  text: savedReplies.text,
  updatedAt: savedReplies.updatedAt,
}
export type SavedReplyRow = Pick<typeof savedReplies.$inferSelect, keyof typeof columns>

const own = (userId: string, id: string) =>
  and(eq(savedReplies.id, id), eq(savedReplies.userId, userId))

export const listSavedReplies = (db: Database, userId: string): Promise<SavedReplyRow[]> =>
  db
    .select(columns)
    .from(savedReplies)
    .where(eq(savedReplies.userId, userId))
    .orderBy(sql`lower(${savedReplies.title})`)

export const countSavedReplies = (db: Database, userId: string): Promise<number> =>
  db.$count(savedReplies, eq(savedReplies.userId, userId))

export async function insertSavedReply(
  db: Database,
  userId: string,
  reply: WriteSavedReply,
): Promise<SavedReplyRow> {
  const [row] = await db
    .insert(savedReplies)
    .values({ userId, ...reply })
    .returning(columns)
  return row!
}

export async function updateSavedReply(
  db: Database,
  userId: string,
  id: string,
  reply: WriteSavedReply,
): Promise<SavedReplyRow | undefined> {
  const [row] = await db
    .update(savedReplies)
    .set({ ...reply, updatedAt: sql`now()` })
    .where(own(userId, id))
    .returning(columns)
  return row
}

/** @returns its title. */
export async function removeSavedReply(
  db: Database,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await db
    .delete(savedReplies)
    .where(own(userId, id))
    .returning({ title: savedReplies.title })
  return row?.title
}
