import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { mailSuppressions } from '../../db/schema/letters.ts'
import { users } from '../../db/schema/users.ts'
import { slowHash } from '../../lib/slow-hash.ts'

/** Hash of an address that wants no mail. */
export const hashAddress = (userId: string, address: string): Promise<string> =>
  slowHash(address.trim().toLowerCase(), `suppression:${userId}`)

/** Whether the account exists: a deleted one sends no mails and keeps no list. */
export const isAccount = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(users, eq(users.id, userId))) > 0

export const suppress = (db: Database, userId: string, addressHash: string) =>
  db.insert(mailSuppressions).values({ userId, addressHash }).onConflictDoNothing()

export async function isSuppressed(db: Database, userId: string, addressHash: string) {
  const own = and(
    eq(mailSuppressions.userId, userId),
    eq(mailSuppressions.addressHash, addressHash),
  )
  return (await db.$count(mailSuppressions, own)) > 0
}
