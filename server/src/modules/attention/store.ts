import { and, asc, desc, eq, gt, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { appointmentRequests } from '../../db/schema/bookings.ts'
import { calls, MISSED_CALL } from '../../db/schema/calls.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { DAY_MS } from '../../lib/time.ts'

/** Customers who asked for a person that has not come, longest wait first. */
export async function listPeopleWanted(db: Database, userId: string, most: number) {
  const last = db
    .select({ words: messages.text })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), eq(messages.role, 'customer')))
    .orderBy(desc(messages.seq))
    .limit(1)
    .as('last')
  return db
    .select({
      conversationId: conversations.id,
      customerId: conversations.customerId,
      name: customers.name,
      since: conversations.handoverRequestedAt,
      words: last.words,
    })
    .from(conversations)
    .innerJoin(customers, eq(customers.id, conversations.customerId))
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        eq(conversations.userId, userId),
        isNotNull(conversations.handoverRequestedAt),
        eq(conversations.control, 'bot'),
      ),
    )
    .orderBy(asc(conversations.handoverRequestedAt))
    .limit(most)
}

/** Missed calls, newest first. */
export const listMissedCalls = (db: Database, userId: string, most: number) =>
  db
    .select({
      callId: calls.id,
      name: sql<
        string | null
      >`coalesce(${contacts.name}, ${calls.lead}->>'name', ${calls.callerName}, ${calls.networkName})`,
      from: calls.fromNumber,
      at: calls.startedAt,
      recordingUrl: calls.recordingUrl,
      reason: sql<string | null>`coalesce(${calls.lead}->>'need', ${calls.callReason})`,
    })
    .from(calls)
    .leftJoin(
      contacts,
      and(eq(contacts.userId, calls.userId), eq(contacts.phone, calls.fromNumber)),
    )
    .where(and(eq(calls.userId, userId), sql.raw(MISSED_CALL)))
    .orderBy(desc(calls.startedAt))
    .limit(most)

/** Appointment requests whose day is not over, next one first; those of test calls in the browser are left out. */
export const listWishes = (db: Database, userId: string, now: Date, most: number) =>
  db
    .select({
      wish: appointmentRequests,
      customerId: customers.id,
      customerName: customers.name,
      callerName: sql<string | null>`coalesce(${calls.lead}->>'name', ${calls.callerName})`,
      from: calls.fromNumber,
    })
    .from(appointmentRequests)
    .leftJoin(conversations, eq(conversations.id, appointmentRequests.conversationId))
    .leftJoin(customers, eq(customers.id, conversations.customerId))
    .leftJoin(calls, eq(calls.id, appointmentRequests.callId))
    .where(
      and(
        eq(appointmentRequests.userId, userId),
        isNull(appointmentRequests.settledAt),
        gt(appointmentRequests.startsAt, new Date(now.getTime() - DAY_MS)),
        sql`${calls.channel} is distinct from 'browser'`,
      ),
    )
    .orderBy(asc(appointmentRequests.startsAt))
    .limit(most)

/** Agents whose knowledge could not answer a question, the one asked last first. */
export const listAgentsAsked = (db: Database, userId: string, most: number) =>
  db
    .select({ id: agents.id, name: agents.name })
    .from(knowledgeGaps)
    .innerJoin(agents, eq(agents.id, knowledgeGaps.agentId))
    .where(and(eq(knowledgeGaps.userId, userId), isNull(knowledgeGaps.coveredAt)))
    .groupBy(agents.id)
    .orderBy(desc(max(knowledgeGaps.lastAskedAt)))
    .limit(most)
