import { and, desc, eq, exists, lte, or, sql } from 'drizzle-orm'
import type { LocalMail, LocalMessage } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { appointmentOutbox } from '../../db/schema/appointments.ts'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { letters, letterThreads } from '../../db/schema/letters.ts'
import { localMails } from '../../db/schema/notices.ts'
import {
  carrierMessages,
  carrierWhatsappSenders,
  phoneNumbers,
  sentCodes,
} from '../../db/schema/numbers.ts'
import { users } from '../../db/schema/users.ts'

const MAX = 50

/** Messages to a phone since the account entered it, and messages from a number of the account; newest first. */
export async function listMessages(db: Database, userId: string): Promise<LocalMessage[]> {
  const rows = await db
    .select({
      id: carrierMessages.id,
      from: carrierMessages.sender,
      to: carrierMessages.recipient,
      text: carrierMessages.text,
      sentAt: carrierMessages.sentAt,
    })
    .from(carrierMessages)
    .where(
      or(
        exists(
          db
            .select({ one: sql`1` })
            .from(sentCodes)
            .where(
              and(
                eq(sentCodes.userId, userId),
                eq(sentCodes.phone, carrierMessages.recipient),
                lte(sentCodes.sentAt, carrierMessages.sentAt),
              ),
            ),
        ),
        exists(
          db
            .select({ one: sql`1` })
            .from(phoneNumbers)
            .where(
              and(eq(phoneNumbers.userId, userId), eq(phoneNumbers.phone, carrierMessages.sender)),
            ),
        ),
        exists(
          db
            .select({ one: sql`1` })
            .from(carrierWhatsappSenders)
            .where(
              and(
                eq(carrierWhatsappSenders.userId, userId),
                eq(carrierWhatsappSenders.address, carrierMessages.sender),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(carrierMessages.sentAt), desc(carrierMessages.id))
    .limit(MAX)
  return rows.map(({ sentAt, ...message }) => ({ ...message, created_at: sentAt.toISOString() }))
}

/** The accounts in whose inbox a message is shown. */
export async function readersOf(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows = await db
    .select({ userId: sentCodes.userId })
    .from(sentCodes)
    .where(eq(sentCodes.phone, to))
    .union(
      db
        .select({ userId: phoneNumbers.userId })
        .from(phoneNumbers)
        .where(eq(phoneNumbers.phone, from)),
    )
    .union(
      db
        .select({ userId: carrierWhatsappSenders.userId })
        .from(carrierWhatsappSenders)
        .where(eq(carrierWhatsappSenders.address, from)),
    )
  return rows.map(({ userId }) => userId)
}

/** Newest first. */
export async function listMails(db: Database, address: string): Promise<LocalMail[]> {
  const rows = await db
    .select(mailColumns)
    .from(localMails)
    .where(eq(localMails.recipient, address.toLowerCase()))
    .orderBy(desc(localMails.receivedAt), desc(localMails.id))
    .limit(MAX)
  return rows.map(toMail)
}

type MailRow = Pick<
  typeof localMails.$inferSelect,
  'id' | 'subject' | 'text' | 'html' | 'headers' | 'receivedAt'
> & { from: string; to: string }

const mailColumns = {
  id: localMails.id,
  from: localMails.sender,
  to: localMails.recipient,
  subject: localMails.subject,
  text: localMails.text,
  html: localMails.html,
  headers: localMails.headers,
  receivedAt: localMails.receivedAt,
}

const REPLY_TO = 'reply-to:'

function toMail({ headers, receivedAt, ...mail }: MailRow): LocalMail {
  const replyTo = headers.find((line) => line.slice(0, REPLY_TO.length).toLowerCase() === REPLY_TO)
  return {
    ...mail,
    reply_to: replyTo?.slice(REPLY_TO.length).replaceAll(/[<>]/g, '').trim() ?? null,
    created_at: receivedAt.toISOString(),
  }
}

/** A mail to a visitor is identified by the letter's id in its Message-ID. */
const ofLetter = (userId: string) =>
  and(
    eq(letters.userId, userId),
    sql`${localMails.messageId} like '<letter/' || ${letters.id} || '@%'`,
  )

/** Mails to visitors of an account: letters, and mails about appointments. Newest first. */
export async function listMailsToVisitors(db: Database, userId: string): Promise<LocalMail[]> {
  const tellsOfAppointment = and(
    eq(appointmentOutbox.userId, userId),
    eq(appointmentOutbox.recipient, 'visitor'),
    sql`${localMails.messageId} like '<appointment/' || ${appointmentOutbox.id} || '@%'`,
  )
  const rows = await db
    .select(mailColumns)
    .from(localMails)
    .where(
      or(
        exists(db.select().from(letters).where(ofLetter(userId))),
        exists(db.select().from(appointmentOutbox).where(tellsOfAppointment)),
      ),
    )
    .orderBy(desc(localMails.receivedAt), desc(localMails.id))
    .limit(MAX)
  return rows.map(toMail)
}

/** A mail to a visitor of an account, with the address for its answer. */
export async function findLetter(db: Database, userId: string, id: string) {
  const [row] = await db
    .select({ ...mailColumns, mailId: localMails.messageId, token: letterThreads.token })
    .from(localMails)
    .innerJoin(letters, ofLetter(userId))
    .innerJoin(letterThreads, eq(letterThreads.conversationId, letters.conversationId))
    .where(eq(localMails.id, id))
  return row
}

/** The accounts with this address, and those that wrote to it as a visitor's. */
export async function readersOfMail(db: Database, recipient: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, recipient))
    .union(
      db
        .select({ id: letters.userId })
        .from(letters)
        .innerJoin(conversations, eq(conversations.id, letters.conversationId))
        .innerJoin(customers, eq(customers.id, conversations.customerId))
        .where(eq(sql`lower(${customers.email})`, recipient)),
    )
  return rows.map(({ id }) => id)
}
