import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import { receivedMails } from '../../db/schema/letters.ts'
import { asJsonb } from '../../lib/jsonb.ts'
import { CALLED_UNDER, KEPT_MESSAGE } from '../conversations/turns/kept-message-store.ts'

export type Received = {
  conversationId: string
  messageId: string
  /** Id of the message: the same for the same mail, however often and through whatever service it arrives. */
  clientId: string
  /** Text of the message: the new part of the mail. */
  reply: string
  mailId: string
  sender: string
  isFromVisitor: boolean
  subject: string
  text: string
  attachments: string[]
}

/** Adds no reply of the bot: people who answer a mail write to a person, and machines never answer mails. */
const INSERT = `${KEPT_MESSAGE}, received as (
  insert into received_mails (message_id, user_id, conversation_id, mail_id, sender, is_from_visitor, subject, text, attachments)
  select $2, user_id, id, $6, $7, $8, $9, $10, $11::jsonb from conversation
)
select asks from conversation`

/**
 * Adds a mail as a message of the visitor, and asks for a person where none is in control.
 * @returns null where it was added before
 */
export async function insertReceived(
  database: DatabaseDriver,
  mail: Received,
): Promise<{ asks: boolean } | null> {
  try {
    const { rows } = await database.query(INSERT, [
      mail.conversationId,
      mail.messageId,
      mail.clientId,
      mail.reply,
      CALLED_UNDER,
      mail.mailId,
      mail.sender,
      mail.isFromVisitor,
      mail.subject,
      mail.text,
      asJsonb(mail.attachments),
    ])
    return (rows[0] as { asks: boolean } | undefined) ?? null
  } catch (error) {
    // The same mail arrived twice at the same moment, and the other request added it.
    if (isUniqueViolation(error)) return null
    throw error
  }
}

export const countReceived = (db: Database, conversationId: string, hours: number) =>
  db.$count(
    receivedMails,
    and(
      eq(receivedMails.conversationId, conversationId),
      gt(receivedMails.receivedAt, sql`now() - make_interval(hours => ${hours})`),
    ),
  )

/** A mail of the account with its whole text. */
export async function findReceived(db: Database, userId: string, messageId: string) {
  const own = and(eq(receivedMails.messageId, messageId), eq(receivedMails.userId, userId))
  const [row] = await db.select().from(receivedMails).where(own)
  return row
}
