import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { noticePhones } from '../../db/schema/notices.ts'
import type { Recipient } from './settings-store.ts'

const own = ({ userId, personId }: Recipient) =>
  and(eq(noticePhones.userId, userId), eq(noticePhones.personId, personId))

export async function findPhone(db: Database, who: Recipient) {
  const [row] = await db
    .select({ phone: noticePhones.phone, pending: noticePhones.pending })
    .from(noticePhones)
    .where(own(who))
  return row
}

/** Stores a phone to which a code was sent; the verified phone stays until the code is entered. */
export const setPending = (db: Database, { userId, personId }: Recipient, pending: string) =>
  db
    .insert(noticePhones)
    .values({ userId, personId, pending })
    .onConflictDoUpdate({ target: [noticePhones.userId, noticePhones.personId], set: { pending } })

/**
 * Marks a phone as verified.
 * @returns whether it was still the one waiting for its code.
 */
export async function setVerified(
  db: Database,
  who: Recipient,
  phone: string,
  verifiedAt: Date,
): Promise<boolean> {
  const verified = await db
    .update(noticePhones)
    .set({ phone, verifiedAt, pending: null })
    .where(and(own(who), eq(noticePhones.pending, phone)))
    .returning({ personId: noticePhones.personId })
  return verified.length > 0
}

export const dropPhone = (db: Database, who: Recipient) => db.delete(noticePhones).where(own(who))
