import { eq, sql } from 'drizzle-orm'
import { appointmentRequests } from '../../db/schema/bookings.ts'
import { callMessages, calls } from '../../db/schema/calls.ts'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { chatFiles } from '../../db/schema/files.ts'
import { notes } from '../../db/schema/notes.ts'
import { letters, letterThreads, receivedMails } from '../../db/schema/letters.ts'
import { localMails } from '../../db/schema/notices.ts'
import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { newSid } from '../../ports/telephony/sids.ts'
import { idOf, type Owner } from './id-of.ts'

/** A conversation and a call, with everything that belongs to them. */
export async function talksOf(
  deps: Deps,
  { userId, agentId, fullName }: Owner & { fullName: string },
) {
  const { db } = deps
  const conversationId = await aConversation(deps, userId, agentId)
  const customerId = await idOf(
    db
      .select({ id: conversations.customerId })
      .from(conversations)
      .where(eq(conversations.id, conversationId)),
  )
  const callId = await aCall(deps, userId, agentId)
  const callLineId = await idOf(
    db
      .insert(callMessages)
      .values({ userId, agentId, callId, seq: 1_000, entityType: 'agent', content: 'Hello' })
      .returning({ id: callMessages.id }),
  )
  const appointmentId = await idOf(
    db
      .insert(appointmentRequests)
      .values({
        userId,
        conversationId,
        words: 'Tuesday at 3',
        startsAt: new Date('2027-01-05T20:00:00Z'),
        allDay: false,
        timeZone: 'America/New_York',
        zoneOf: 'business',
      })
      .returning({ id: appointmentRequests.id }),
  )
  const noteId = await idOf(
    db
      .insert(notes)
      .values({
        conversationId,
        authorId: userId,
        authorName: fullName,
        clientId: newId(),
        text: 'She called before.',
      })
      .returning({ id: notes.id }),
  )
  const fileId = await idOf(
    db
      .insert(chatFiles)
      .values({
        userId,
        conversationId,
        clientId: newId(),
        name: 'a.pdf',
        type: 'application/pdf',
        size: 5,
        content: sql<Uint8Array>`'%PDF-'::bytea`,
      })
      .returning({ id: chatFiles.id }),
  )
  return {
    conversationId,
    customerId,
    callId,
    callLineId,
    appointmentId,
    noteId,
    fileId,
    ...(await mailsOf(deps, userId, conversationId)),
  }
}

export async function aConversation({ db }: Deps, userId: string, agentId: string) {
  const customerId = await idOf(
    db.insert(customers).values({ userId }).returning({ id: customers.id }),
  )
  const conversationId = await idOf(
    db
      .insert(conversations)
      .values({
        userId,
        agentId,
        customerId,
        channel: 'widget',
        lastSeq: 1,
        revision: 1,
        lastMessageAt: new Date(),
      })
      .returning({ id: conversations.id }),
  )
  await db.insert(messages).values({
    conversationId,
    seq: 1,
    revision: 1,
    role: 'customer',
    text: 'Hello',
    status: 'complete',
  })
  return conversationId
}

/** A call in progress. */
export const aCall = ({ db }: Deps, userId: string, agentId: string) =>
  idOf(
    db
      .insert(calls)
      .values({
        userId,
        agentId,
        callSid: newSid('CA'),
        channel: 'phone',
        fromNumber: '+12025550123',
        toNumber: '+14155550100',
        status: 'in-progress',
      })
      .returning({ id: calls.id }),
  )

/** A mail sent to a visitor, and one received. */
async function mailsOf({ db, config }: Deps, userId: string, conversationId: string) {
  const own = { userId, conversationId }
  const messageId = newId()
  await db.insert(messages).values({
    ...own,
    id: messageId,
    seq: 1_000,
    revision: 1_000,
    role: 'customer',
    text: 'By mail',
    status: 'complete',
  })
  await db.insert(receivedMails).values({
    ...own,
    messageId,
    mailId: newId(),
    sender: 'vera@example.org',
    isFromVisitor: true,
    subject: '',
    text: 'By mail',
  })
  await db.insert(letterThreads).values(own)
  const letterId = await idOf(
    db
      .insert(letters)
      .values({ ...own, kind: 'replies', afterSeq: 0, toSeq: 1, settledAt: new Date() })
      .returning({ id: letters.id }),
  )
  const domain = config.mailFrom.address.split('@').at(-1)
  const letterMailId = await idOf(
    db
      .insert(localMails)
      .values({
        sender: 'Helper',
        recipient: 'vera@example.org',
        messageId: `<letter/${letterId}@${domain}>`,
        subject: 'Your conversation',
        text: 'Yes.',
        headers: [],
      })
      .returning({ id: localMails.id }),
  )
  return { receivedMailId: messageId, letterMailId }
}
