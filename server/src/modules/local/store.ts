import { and, desc, eq, exists, lte, or, sql } from 'drizzle-orm'
import type { LocalMail, LocalMessage } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { localMails } from '../../db/schema/notices.ts'
import { carrierMessages, phoneNumbers, sentCodes } from '../../db/schema/numbers.ts'
import { users } from '../../db/schema/users.ts'

const MOST = 50

/** Newest first: what reached a phone after the account entered it, and what left a number of the account. */
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
      ),
    )
    .orderBy(desc(carrierMessages.sentAt), desc(carrierMessages.id))
    .limit(MOST)
  return rows.map(({ sentAt, ...message }) => ({ ...message, created_at: sentAt.toISOString() }))
}

/** The accounts whose inbox a message belongs in. */
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
  return rows.map(({ userId }) => userId)
}

/** Newest first. */
export async function listMails(db: Database, address: string): Promise<LocalMail[]> {
  const rows = await db
    .select({
      id: localMails.id,
      from: localMails.sender,
      to: localMails.recipient,
      subject: localMails.subject,
      text: localMails.text,
      html: localMails.html,
      receivedAt: localMails.receivedAt,
    })
    .from(localMails)
    .where(eq(localMails.recipient, address.toLowerCase()))
    .orderBy(desc(localMails.receivedAt), desc(localMails.id))
    .limit(MOST)
  return rows.map(({ receivedAt, ...mail }) => ({ ...mail, created_at: receivedAt.toISOString() }))
}

/** The accounts of an address. */
export async function readersOfMail(db: Database, recipient: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, recipient))
  return rows.map(({ id }) => id)
}
