import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { appointmentRequests } from '../../db/schema/bookings.ts'
import { calls } from '../../db/schema/calls.ts'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'

export type Wish = typeof appointmentRequests.$inferSelect

/** The conversations of whoever wrote in this one, the oldest first; none where the account has no such conversation. */
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

/** The calls from the number of this one, the oldest first; of a caller who withheld it, this one alone. */
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

/** What is known of the visitor of these conversations, and what was said in them. */
export async function readVisitor(db: Database, userId: string, ids: string[]) {
  const own = and(eq(conversations.userId, userId), inArray(conversations.id, ids))
  const held = await db
    .select({ conversation: conversations, customer: customers })
    .from(conversations)
    .innerJoin(customers, eq(customers.id, conversations.customerId))
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
  return { held, said, wishes }
}

export const wishesOfCalls = (db: Database, userId: string, ids: string[]) =>
  db
    .select()
    .from(appointmentRequests)
    .where(and(eq(appointmentRequests.userId, userId), inArray(appointmentRequests.callId, ids)))
