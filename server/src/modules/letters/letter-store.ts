import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { claimDue, postponeSending, removeUnsent, settleSent } from '../../db/outbox.ts'
import { type Claimed, wasLeased } from '../../db/was-leased.ts'
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

export const claimLetters = (db: Database, most: number): Promise<Claimed<Letter>[]> =>
  claimDue(
    db,
    letters,
    { ...columns, wasLeased: wasLeased(letters.id, letters.leasedUntil) },
    most,
  ) as Promise<Claimed<Letter>[]>

/**
 * Settles a letter.
 * @param failure a sentence when sending was given up; null when it was sent.
 */
export const settleLetter = (db: Database, letter: Letter, failure: string | null) =>
  settleSent(db, letters, letter, failure)

export const postponeLetter = (db: Database, letter: Letter, ms: number) =>
  postponeSending(db, letters, letter, ms)

/** Removes a letter because the visitor came back, or wants no mail. */
export const removeLetter = (db: Database, letter: Letter) => removeUnsent(db, letters, letter)

/** Marks the newest sent reply as not delivered, when it bounced. @returns it; undefined when none was sent */
export async function failNewest(
  db: Database,
  conversationId: string,
  failure: string,
): Promise<Letter | undefined> {
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
  if (!newest) return undefined
  const failed = await db
    .update(letters)
    .set({ failure })
    .where(eq(letters.id, newest.id))
    .returning(columns)
  return failed[0]
}

/** Minutes within which a transcript of a conversation is sent to one address only once. */
const WHILE_MINUTES = 10

type Whose = Pick<Letter, 'userId' | 'conversationId' | 'personId'>

/**
 * Requests a transcript of the conversation so far.
 * @returns false where one was requested just now
 * @param personId null: it goes to the visitor
 */
export const insertTranscript = (db: Database, letter: Whose): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { userId, conversationId, personId } = letter
    // A row lock, so that the second of two simultaneous requests sees the first.
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

/** The most earlier mails of a thread to refer to, newest first. */
const MAX_REFERENCES = 12

/** Ids of earlier mails in both directions, oldest first: mail programs show a mail below those it refers to. */
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
    .limit(MAX_REFERENCES)
  const received = await db
    .select({ mailId: receivedMails.mailId, at: receivedMails.receivedAt })
    .from(receivedMails)
    .where(eq(receivedMails.conversationId, conversationId))
    .orderBy(desc(receivedMails.receivedAt))
    .limit(MAX_REFERENCES)
  return [
    ...sent
      .filter((letter) => letter.id !== id)
      .map((letter) => ({ ...letter, mailId: mailIdOf(letter.id) })),
    ...received.filter(({ mailId }) => mailId !== ''),
  ]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(-MAX_REFERENCES)
    .map(({ mailId }) => mailId)
}

/**
 * A member of the account by id.
 * @returns nothing for a person who is no longer one
 */
export async function findPerson(db: Database, userId: string, personId: string) {
  const people = await listPeople(db, userId)
  if (!people.some((person) => person.personId === personId)) return undefined
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, personId))
  return row
}
