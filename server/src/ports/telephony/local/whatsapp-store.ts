import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { carrierMessages, carrierWhatsappSenders } from '../../../db/schema/numbers.ts'

export type WhatsappSender = typeof carrierWhatsappSenders.$inferSelect

/** @returns undefined when the number is taken */
export async function insertSender(
  db: Database,
  sender: typeof carrierWhatsappSenders.$inferInsert,
) {
  const [row] = await db
    .insert(carrierWhatsappSenders)
    .values(sender)
    .onConflictDoNothing()
    .returning()
  return row
}

const findBy = async (db: Database, where: ReturnType<typeof eq>) =>
  (await db.select().from(carrierWhatsappSenders).where(where))[0]

export const findSenderAt = (db: Database, address: string) =>
  findBy(db, eq(carrierWhatsappSenders.address, address))

/** The sender of an account; each has one. */
export const findSenderIn = (db: Database, accountSid: string) =>
  findBy(db, eq(carrierWhatsappSenders.accountSid, accountSid))

export const findSenderOf = (db: Database, userId: string) =>
  findBy(db, eq(carrierWhatsappSenders.userId, userId))

export const setWebhook = (db: Database, sid: string, webhookUrl: string) =>
  db.update(carrierWhatsappSenders).set({ webhookUrl }).where(eq(carrierWhatsappSenders.sid, sid))

/** Whether a phone wrote to a sender recently enough that it may be written to. */
export const hasWrittenLately = async (
  db: Database,
  phone: string,
  sender: string,
): Promise<boolean> =>
  (await db.$count(
    carrierMessages,
    and(
      eq(carrierMessages.sender, phone),
      eq(carrierMessages.recipient, sender),
      sql`${carrierMessages.sentAt} > now() - interval '24 hours'`,
    ),
  )) > 0
