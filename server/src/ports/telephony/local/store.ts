import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import {
  carrierMessages,
  carrierNumbers,
  carrierRecordings,
  carrierVerifications,
} from '../../../db/schema/numbers.ts'
import { MINUTE_MS } from '../../../lib/time.ts'
import { newSid } from '../sids.ts'

export type SoldNumber = typeof carrierNumbers.$inferSelect
export type Verification = typeof carrierVerifications.$inferSelect

/** How long a code is valid, in ms, as with Twilio Verify. */
const CODE_LIVES_MS = 10 * MINUTE_MS

/**
 * Sells a number.
 * @returns nothing when it is sold already, also when two buy it at the same moment.
 */
export async function sell(
  db: Database,
  phone: string,
  addresses: { voiceUrl: string; statusCallback: string; smsUrl: string },
): Promise<SoldNumber | undefined> {
  const [row] = await db
    .insert(carrierNumbers)
    .values({ phone, sid: newSid('PN'), ...addresses })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function findSold(db: Database, phone: string): Promise<SoldNumber | undefined> {
  const [row] = await db.select().from(carrierNumbers).where(eq(carrierNumbers.phone, phone))
  return row
}

export const listSold = (db: Database): Promise<SoldNumber[]> =>
  db.select().from(carrierNumbers).orderBy(carrierNumbers.createdAt)

/** Stores where the calls and texts of a number are announced. @returns undefined when it was not sold */
export async function setUrls(
  db: Database,
  sid: string,
  urls: Pick<typeof carrierNumbers.$inferInsert, 'voiceUrl' | 'statusCallback' | 'smsUrl'>,
) {
  const [row] = await db
    .update(carrierNumbers)
    .set(urls)
    .where(eq(carrierNumbers.sid, sid))
    .returning()
  return row
}

/**
 * Deletes a sold number.
 * @returns whether there was one.
 */
export async function takeBack(db: Database, sid: string): Promise<boolean> {
  const gone = await db
    .delete(carrierNumbers)
    .where(eq(carrierNumbers.sid, sid))
    .returning({ sid: carrierNumbers.sid })
  return gone.length > 0
}

export const keepRecording = (db: Database, sid: string, seconds: number) =>
  db.insert(carrierRecordings).values({ sid, seconds }).onConflictDoNothing()

export async function findRecording(db: Database, sid: string) {
  const [row] = await db.select().from(carrierRecordings).where(eq(carrierRecordings.sid, sid))
  return row
}

/**
 * Deletes a recording.
 * @returns whether there was one.
 */
export async function dropRecording(db: Database, sid: string): Promise<boolean> {
  const gone = await db
    .delete(carrierRecordings)
    .where(eq(carrierRecordings.sid, sid))
    .returning({ sid: carrierRecordings.sid })
  return gone.length > 0
}

export type DeliveredMessage = typeof carrierMessages.$inferSelect

export async function deliver(db: Database, sender: string, recipient: string, text: string) {
  const [row] = await db
    .insert(carrierMessages)
    .values({ sid: newSid('SM'), sender, recipient, text })
    .returning()
  return row!
}

/**
 * Deletes a message.
 * @param address that sent or received it
 * @returns whether there was one.
 */
export async function dropMessage(db: Database, sid: string, address?: string): Promise<boolean> {
  const { recipient, sender } = carrierMessages
  const ofAddress = address ? or(eq(sender, address), eq(recipient, address)) : undefined
  const gone = await db
    .delete(carrierMessages)
    .where(and(eq(carrierMessages.sid, sid), ofAddress))
    .returning({ sid: carrierMessages.sid })
  return gone.length > 0
}

/** Delivered messages, newest first. */
export const listDelivered = (
  db: Database,
  sender: string,
  recipient: string,
  most: number,
): Promise<DeliveredMessage[]> =>
  db
    .select()
    .from(carrierMessages)
    .where(and(eq(carrierMessages.sender, sender), eq(carrierMessages.recipient, recipient)))
    .orderBy(desc(carrierMessages.sentAt), desc(carrierMessages.id))
    .limit(most)

/** Begins a verification; while a code is valid, sending again sends the same code. */
export async function beginVerification(
  db: Database,
  phone: string,
  now: Date,
): Promise<Verification> {
  const fresh = {
    sid: newSid('VE'),
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    sends: 1,
    checks: 0,
    createdAt: now,
  }
  const isOver = sql`${carrierVerifications.createdAt} <= ${born(now)}`
  const either = (column: keyof typeof fresh) =>
    sql`case when ${isOver} then excluded.${sql.identifier(column === 'createdAt' ? 'created_at' : column)} else ${carrierVerifications[column]} end`
  const [row] = await db
    .insert(carrierVerifications)
    .values({ phone, ...fresh })
    .onConflictDoUpdate({
      target: carrierVerifications.phone,
      set: {
        sid: either('sid'),
        code: either('code'),
        sends: sql`case when ${isOver} then 1 else ${carrierVerifications.sends} + 1 end`,
        checks: either('checks'),
        createdAt: either('createdAt'),
      },
    })
    .returning()
  return row!
}

/**
 * Counts one attempt to enter the code.
 * @returns nothing when the verification is over.
 */
export async function countCheck(
  db: Database,
  sid: string,
  now: Date,
): Promise<Verification | undefined> {
  const [row] = await db
    .update(carrierVerifications)
    .set({ checks: sql`${carrierVerifications.checks} + 1` })
    .where(and(eq(carrierVerifications.sid, sid), gt(carrierVerifications.createdAt, born(now))))
    .returning()
  return row
}

/** Deletes the code of a phone once it was approved. */
export const endVerification = (db: Database, phone: string) =>
  db.delete(carrierVerifications).where(eq(carrierVerifications.phone, phone))

/** Codes sent before this time are no longer valid. */
const born = (now: Date) => new Date(now.getTime() - CODE_LIVES_MS)
