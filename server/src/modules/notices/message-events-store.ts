import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { calendarConnections } from '../../db/schema/calendar-connections.ts'
import { appointmentRequests } from '../../db/schema/bookings.ts'
import { calls } from '../../db/schema/calls.ts'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { noticeEvents, noticeItems } from '../../db/schema/notices.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'
import { notes } from '../../db/schema/notes.ts'
import { users } from '../../db/schema/users.ts'
import { webhookEndpoints } from '../../db/schema/webhooks.ts'

/** The most events read for one message; a mail with more states their number. */
const MAX = 200
/** Characters read of what somebody wrote. */
const MAX_WORDS = 600
/** The id in the fact of an event about a calendar or a webhook. */
const SUBJECT_ID = sql`split_part(${noticeEvents.fact}, ':', 2)`

/** The events of a message with their current state, oldest first. */
export async function readNoticeEvents(db: Database, messageId: string) {
  const lastWords = db
    .select({ words: sql<string>`left(${messages.text}, ${MAX_WORDS})` })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.role, 'customer'),
        ne(messages.text, ''),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1)
  return db
    .select({
      kind: noticeEvents.kind,
      detail: noticeEvents.detail,
      agentId: noticeEvents.agentId,
      personId: noticeEvents.personId,
      agentName: agents.name,
      conversation: {
        id: conversations.id,
        control: conversations.control,
        unread: conversations.unread,
        assigneeId: conversations.assigneeId,
        customerId: conversations.customerId,
      },
      customer: { name: customers.name, email: customers.email },
      lastWords: sql<string | null>`(${lastWords})`,
      call: {
        id: calls.id,
        from: calls.fromNumber,
        networkName: calls.networkName,
        callerName: calls.callerName,
        reason: calls.callReason,
        recordingSeconds: calls.recordingSeconds,
        lead: calls.lead,
        readAt: calls.readAt,
      },
      /** A number that was suspended, with its present state. */
      number: { id: phoneNumbers.id, suspendedAt: phoneNumbers.suspendedAt },
      /** A calendar that was lost, and a webhook that failed, with their present state. */
      calendar: { goneAt: calendarConnections.goneAt },
      webhook: { isOn: webhookEndpoints.isOn, failingSince: webhookEndpoints.failingSince },
      note: { author: notes.authorName, words: sql<string>`left(${notes.text}, ${MAX_WORDS})` },
      wish: {
        words: appointmentRequests.words,
        startsAt: appointmentRequests.startsAt,
        allDay: appointmentRequests.allDay,
        timeZone: appointmentRequests.timeZone,
      },
    })
    .from(noticeItems)
    .innerJoin(noticeEvents, eq(noticeEvents.id, noticeItems.eventId))
    .leftJoin(agents, eq(agents.id, noticeEvents.agentId))
    .leftJoin(conversations, eq(conversations.id, noticeEvents.conversationId))
    .leftJoin(customers, eq(customers.id, conversations.customerId))
    .leftJoin(calls, eq(calls.id, noticeEvents.callId))
    .leftJoin(
      phoneNumbers,
      and(
        eq(phoneNumbers.userId, noticeEvents.userId),
        eq(phoneNumbers.phone, sql`${noticeEvents.detail} ->> 'phone'`),
        isNull(phoneNumbers.releasedAt),
      ),
    )
    .leftJoin(
      calendarConnections,
      and(
        eq(calendarConnections.userId, noticeEvents.userId),
        eq(calendarConnections.agentId, noticeEvents.agentId),
        eq(sql`${calendarConnections.id}::text`, SUBJECT_ID),
      ),
    )
    .leftJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.userId, noticeEvents.userId),
        eq(sql`${webhookEndpoints.id}::text`, SUBJECT_ID),
      ),
    )
    .leftJoin(notes, eq(notes.id, noticeEvents.noteId))
    .leftJoin(appointmentRequests, eq(appointmentRequests.id, noticeEvents.appointmentId))
    .where(eq(noticeItems.messageId, messageId))
    .orderBy(asc(noticeEvents.createdAt))
    .limit(MAX)
}

export type NoticeEvent = Awaited<ReturnType<typeof readNoticeEvents>>[number]

export async function findAddress(db: Database, personId: string): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, personId))
  return row?.email
}
