import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { claimDue, postponeSending, removeUnsent, settleSent } from '../../db/outbox.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { letters, receivedMails } from '../../db/schema/letters.ts'
import { users } from '../../db/schema/users.ts'
import { newId } from '../../lib/ids.ts'
import { listPeople } from '../notices/settings-store.ts'

const columns = {
  id: letters.id,
  userId: letters.userId,
  conversationId: letters.conversationId,
  kind: letters.kind,
  personId: letters.personId,
  afterSeq: letters.afterSeq,
  toSeq: letters.toSeq,
  attempts: letters.attempts,
}
export type Letter = Pick<typeof letters.$inferSelect, keyof typeof columns>

export const claimLetters = (db: Database, most: number): Promise<Letter[]> =>
  claimDue(db, letters, columns, most) as Promise<Letter[]>

/** @param failure a sentence where it was given up; null where it is sent. */
export const settleLetter = (db: Database, letter: Letter, failure: string | null) =>
  settleSent(db, letters, letter, failure)

export const postponeLetter = (db: Database, letter: Letter, ms: number) =>
  postponeSending(db, letters, letter, ms)

/** The visitor came back, or wants no mail. */
export const removeLetter = (db: Database, letter: Letter) => removeUnsent(db, letters, letter)

/** The newest answer that was sent was not delivered after all. */
export async function failNewest(db: Database, conversationId: string, failure: string) {
  const [newest] = await db
    .select({ id: letters.id })
    .from(letters)
    .where(
      and(
        eq(letters.conversationId, conversationId),
        eq(letters.kind, 'replies'),
        isNotNull(letters.settledAt),
      ),
    )
    .orderBy(desc(letters.createdAt))
    .limit(1)
  if (newest) await db.update(letters).set({ failure }).where(eq(letters.id, newest.id))
}

/** Transcripts of a conversation to one address within a while: nobody needs more of them. */
const WHILE_MINUTES = 10

type Whose = Pick<Letter, 'userId' | 'conversationId' | 'personId'>

/** A transcript of all that was said up to now. @returns false where one was asked for just now @param personId null: to the visitor */
export const insertTranscript = (db: Database, letter: Whose): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { userId, conversationId, personId } = letter
    // One after the other: of two that ask at once the second finds what the first asked for.
    const [row] = await tx
      .select({ lastSeq: conversations.lastSeq })
      .from(conversations)
      .where(and(eq(conversations.id, conversationId), eq(conversations.userId, userId)))
      .for('update')
    if (!row || (await countLately(tx, letter)) > 0) return false
    await tx.insert(letters).values({
      id: newId(),
      userId,
      conversationId,
      personId,
      kind: 'transcript',
      afterSeq: 0,
      toSeq: row.lastSeq,
    })
    return true
  })

const countLately = (db: Database, { conversationId, personId }: Whose) =>
  db.$count(
    letters,
    and(
      eq(letters.conversationId, conversationId),
      eq(letters.kind, 'transcript'),
      personId === null ? isNull(letters.personId) : eq(letters.personId, personId),
      gt(letters.createdAt, sql`now() - make_interval(mins => ${WHILE_MINUTES})`),
    ),
  )

/** Mails of the thread before this one, the newest first. */
const MOST_REFERENCES = 12

/** What went out and came in before, the oldest first: a mail program shows what refers to them below them. */
export async function listReferences(
  db: Database,
  { id, conversationId }: Letter,
  mailIdOf: (letterId: string) => string,
): Promise<string[]> {
  const sent = await db
    .select({ id: letters.id, at: letters.createdAt })
    .from(letters)
    .where(
      and(
        eq(letters.conversationId, conversationId),
        isNotNull(letters.settledAt),
        isNull(letters.personId),
        eq(letters.kind, 'replies'),
      ),
    )
    .orderBy(desc(letters.createdAt))
    .limit(MOST_REFERENCES)
  const received = await db
    .select({ mailId: receivedMails.mailId, at: receivedMails.receivedAt })
    .from(receivedMails)
    .where(eq(receivedMails.conversationId, conversationId))
    .orderBy(desc(receivedMails.receivedAt))
    .limit(MOST_REFERENCES)
  return [
    ...sent
      .filter((letter) => letter.id !== id)
      .map((one) => ({ ...one, mailId: mailIdOf(one.id) })),
    ...received.filter(({ mailId }) => mailId !== ''),
  ]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(-MOST_REFERENCES)
    .map(({ mailId }) => mailId)
}

/** @returns nothing of who shares the account no more */
export async function findPerson(db: Database, userId: string, personId: string) {
  const people = await listPeople(db, userId)
  if (!people.some((one) => one.personId === personId)) return undefined
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, personId))
  return row
}
