import { and, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { localMails } from '../../../db/schema/notices.ts'

const KEPT_DAYS = 7
const MAX_KEPT = 100

/** Stores a mail; one that is delivered again is stored once, as in real mailboxes. Old mails are deleted. */
export async function insertMail(db: Database, mail: typeof localMails.$inferInsert) {
  await db.insert(localMails).values(mail).onConflictDoNothing()
  const own = eq(localMails.recipient, mail.recipient)
  const newest = db
    .select({ id: localMails.id })
    .from(localMails)
    .where(own)
    .orderBy(sql`${localMails.receivedAt} desc`)
    .limit(MAX_KEPT)
  await db.delete(localMails).where(and(own, notInArray(localMails.id, newest)))
  await db
    .delete(localMails)
    .where(lt(localMails.receivedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
}
