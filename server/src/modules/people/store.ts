import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { actionRuns } from '../../db/schema/actions.ts'
import { appointmentRequests } from '../../db/schema/bookings.ts'
import { calls } from '../../db/schema/calls.ts'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { identities } from '../../db/schema/identities.ts'
import { chatFiles } from '../../db/schema/files.ts'
import { letters, receivedMails } from '../../db/schema/letters.ts'
import { notes } from '../../db/schema/notes.ts'
import { ratings } from '../../db/schema/ratings.ts'
import { summaries } from '../../db/schema/summaries.ts'
import { telegramThreads } from '../../db/schema/telegram.ts'
import { textThreads } from '../../db/schema/texting.ts'

export type Visited = Awaited<ReturnType<typeof readVisitor>>
export type Wish = typeof appointmentRequests.$inferSelect

/** The conversations of the visitor of this one, oldest first; empty when the account has no such conversation. */
export async function conversationsOfVisitor(
  db: Database,
  userId: string,
  conversationId: string,
): Promise<string[]> {
  const visitor = db
    .select({ id: conversations.customerId })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.userId, userId)))
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), inArray(conversations.customerId, visitor)))
    .orderBy(asc(conversations.id))
  return rows.map(({ id }) => id)
}

/** The calls from the same number as this one, oldest first; only this one when the number was withheld. */
export async function callsOfCaller(
  db: Database,
  userId: string,
  callId: string,
): Promise<string[]> {
  const own = eq(calls.userId, userId)
  const [call] = await db
    .select({ from: calls.fromNumber })
    .from(calls)
    .where(and(own, eq(calls.id, callId)))
  if (!call) return []
  if (!call.from.startsWith('+')) return [callId]
  const rows = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(own, eq(calls.fromNumber, call.from)))
    .orderBy(asc(calls.id))
  return rows.map(({ id }) => id)
}

/** What is known about the visitor of these conversations, and the messages in them. */
export async function readVisitor(db: Database, userId: string, ids: string[]) {
  const own = and(eq(conversations.userId, userId), inArray(conversations.id, ids))
  const held = await db
    .select({
      conversation: conversations,
      customer: customers,
      identity: identities,
      rating: ratings,
      summary: summaries.summary,
      phone: textThreads.theirs,
      telegramId: telegramThreads.senderId,
    })
    .from(conversations)
    .innerJoin(customers, eq(customers.id, conversations.customerId))
    .leftJoin(identities, eq(identities.customerId, conversations.customerId))
    .leftJoin(ratings, eq(ratings.conversationId, conversations.id))
    .leftJoin(summaries, eq(summaries.conversationId, conversations.id))
    .leftJoin(textThreads, eq(textThreads.conversationId, conversations.id))
    .leftJoin(telegramThreads, eq(telegramThreads.conversationId, conversations.id))
    .where(own)
    .orderBy(asc(conversations.id))
  const said = await db
    .select()
    .from(messages)
    .where(and(inArray(messages.conversationId, ids), ne(messages.text, '')))
    .orderBy(asc(messages.conversationId), asc(messages.seq))
  const wishes = await db
    .select()
    .from(appointmentRequests)
    .where(
      and(eq(appointmentRequests.userId, userId), inArray(appointmentRequests.conversationId, ids)),
    )
  const mails = await db
    .select()
    .from(receivedMails)
    .where(and(eq(receivedMails.userId, userId), inArray(receivedMails.conversationId, ids)))
    .orderBy(asc(receivedMails.receivedAt))
  return { held, said, wishes, mails, ...(await readBeside(db, userId, ids)) }
}

/** What is stored separately from the messages: members' notes, letters, which refer to messages and contain no words, and actions. */
async function readBeside(db: Database, userId: string, ids: string[]) {
  const noted = await db
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), inArray(notes.conversationId, ids)))
    .orderBy(asc(notes.createdAt))
  const sent = await db
    .select()
    .from(letters)
    .where(and(eq(letters.userId, userId), inArray(letters.conversationId, ids)))
    .orderBy(asc(letters.createdAt))
  const done = await db
    .select()
    .from(actionRuns)
    .where(and(eq(actionRuns.userId, userId), inArray(actionRuns.conversationId, ids)))
    .orderBy(asc(actionRuns.createdAt))
  return { noted, sent, done }
}

export const runsOfCalls = (db: Database, userId: string, ids: string[]) =>
  db
    .select()
    .from(actionRuns)
    .where(and(eq(actionRuns.userId, userId), inArray(actionRuns.callId, ids)))
    .orderBy(asc(actionRuns.createdAt))

export const wishesOfCalls = (db: Database, userId: string, ids: string[]) =>
  db
    .select()
    .from(appointmentRequests)
    .where(and(eq(appointmentRequests.userId, userId), inArray(appointmentRequests.callId, ids)))

/** Files of these conversations, oldest first, each with its bytes: read one by one, because there may be many. */
export async function* readFiles(db: Database, userId: string, ids: string[]) {
  const own = and(eq(chatFiles.userId, userId), inArray(chatFiles.conversationId, ids))
  const listed = await db
    .select({ id: chatFiles.id })
    .from(chatFiles)
    .where(own)
    .orderBy(asc(chatFiles.createdAt), asc(chatFiles.id))
  for (const { id } of listed) {
    const [file] = await db
      .select()
      .from(chatFiles)
      .where(and(own, eq(chatFiles.id, id)))
    if (file) yield file
  }
}
