import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { notes } from '../../db/schema/notes.ts'
import { users } from '../../db/schema/users.ts'

/** Most notes of a conversation that are read: more than anybody writes by hand. */
const MAX = 1_000

const columns = {
  id: notes.id,
  text: notes.text,
  mentions: notes.mentions,
  createdAt: notes.createdAt,
  authorId: notes.authorId,
  authorName: notes.authorName,
  avatar: users.avatar,
}
export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

const rows = (db: Database) =>
  db.select(columns).from(notes).leftJoin(users, eq(users.id, notes.authorId))

/** The agent of a conversation; undefined for another account's. */
export async function findAgentOf(
  db: Database,
  userId: string,
  conversationId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ agentId: conversations.agentId })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.userId, userId)))
  return row?.agentId
}

export const listNotes = (db: Database, userId: string, conversationId: string) =>
  rows(db)
    .where(and(eq(notes.conversationId, conversationId), eq(notes.userId, userId)))
    .orderBy(asc(notes.createdAt), asc(notes.id))
    .limit(MAX)

export const hasRoom = async (db: Database, conversationId: string): Promise<boolean> =>
  (await db.$count(notes, eq(notes.conversationId, conversationId))) < MAX

/** @returns undefined when this client id added one before. */
export async function insertNote(
  db: Database,
  note: typeof notes.$inferInsert,
): Promise<string | undefined> {
  const [row] = await db
    .insert(notes)
    .values(note)
    .onConflictDoNothing({ target: [notes.conversationId, notes.clientId] })
    .returning({ id: notes.id })
  return row?.id
}

export async function findNote(
  db: Database,
  conversationId: string,
  clientId: string,
): Promise<NoteRow | undefined> {
  const [row] = await rows(db).where(
    and(eq(notes.conversationId, conversationId), eq(notes.clientId, clientId)),
  )
  return row
}

/** The author of a note, and its conversation; undefined for another account's. */
export async function findPlace(db: Database, userId: string, id: string) {
  const [row] = await db
    .select({
      authorId: notes.authorId,
      conversationId: notes.conversationId,
      agentId: conversations.agentId,
    })
    .from(notes)
    .innerJoin(conversations, eq(conversations.id, notes.conversationId))
    .where(and(eq(notes.id, id), eq(notes.userId, userId)))
  return row
}

export const removeNote = (db: Database, userId: string, id: string) =>
  db.delete(notes).where(and(eq(notes.id, id), eq(notes.userId, userId)))

const mentionsAnew = (personId: string) =>
  sql`${notes.mentions} @> ${JSON.stringify([{ person_id: personId, is_new: true }])}::jsonb`

/** Notes that mention a person who has not opened their conversation since, newest first. */
export const listNewMentions = (db: Database, userId: string, personId: string, most: number) =>
  db
    .select({ ...columns, conversationId: notes.conversationId })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.authorId))
    .where(and(eq(notes.userId, userId), mentionsAnew(personId)))
    .orderBy(desc(notes.createdAt))
    .limit(most)

/** Marks the mentions of a person in a conversation as seen. */
export const markMentionsSeen = (
  db: Database,
  userId: string,
  { personId, conversationId }: { personId: string; conversationId: string },
) =>
  db
    .update(notes)
    .set({
      mentions: sql`(
        select jsonb_agg(case when one->>'person_id' = ${personId} then one - 'is_new' else one end order by n)
        from jsonb_array_elements(${notes.mentions}) with ordinality as mention(one, n)
      )`,
    })
    .where(
      and(
        eq(notes.userId, userId),
        eq(notes.conversationId, conversationId),
        mentionsAnew(personId),
      ),
    )
