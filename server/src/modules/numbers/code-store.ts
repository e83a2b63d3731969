import { and, desc, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { sentCodes } from '../../db/schema/numbers.ts'

type Who = { userId: string; personId: string }
/** What an account and one person may send. */
type Limits = { since: Date; most: number; mostEach: number }
/** How many accounts may wait for codes of one phone, and how many codes each of them may send there. */
type Share = { since: Date; accounts: number; codes: number }

/**
 * Stores a code before it is sent; correct for simultaneous requests too.
 * @param limits one person has a limit too, so that nobody uses up the limit of their account
 * @returns its id; or `too_many` at the limits of the account, and `phone_busy` where the share of the phone is used up.
 */
export const countCode = (
  db: Database,
  { userId, personId }: Who,
  phone: string,
  limits: Limits,
  share: Share,
): Promise<{ id: string } | 'too_many' | 'phone_busy'> =>
  db.transaction(async (tx) => {
    await lock(tx, userId)
    const lately = and(eq(sentCodes.userId, userId), gt(sentCodes.sentAt, limits.since))
    if ((await tx.$count(sentCodes, lately)) >= limits.most) return 'too_many'
    const theirs = and(lately, eq(sentCodes.personId, personId))
    if ((await tx.$count(sentCodes, theirs)) >= limits.mostEach) return 'too_many'
    await lock(tx, phone)
    if (await isBusy(tx, userId, phone, share)) return 'phone_busy'
    const [row] = await tx
      .insert(sentCodes)
      .values({ userId, personId, phone, isPending: true })
      .returning({ id: sentCodes.id })
    return row!
  })

/** Whether the account may send no code to a phone, because of its own codes or those of others. */
async function isBusy(
  tx: Database,
  userId: string,
  phone: string,
  { since, accounts, codes }: Share,
): Promise<boolean> {
  const waiting = and(
    eq(sentCodes.phone, phone),
    gt(sentCodes.sentAt, since),
    eq(sentCodes.isPending, true),
  )
  if ((await tx.$count(sentCodes, and(waiting, eq(sentCodes.userId, userId)))) >= codes) return true
  const others = await tx
    .selectDistinct({ userId: sentCodes.userId })
    .from(sentCodes)
    .where(and(waiting, ne(sentCodes.userId, userId)))
  return others.length >= accounts
}

export const setVerification = (db: Database, id: string, verificationSid: string) =>
  db.update(sentCodes).set({ verificationSid }).where(eq(sentCodes.id, id))

export const setNotSent = (db: Database, id: string) =>
  db.update(sentCodes).set({ isPending: false }).where(eq(sentCodes.id, id))

/**
 * Counts a check of the code that an account requested last for a phone, before the carrier is asked.
 * @param most limit for the account, of all its checks of this verification
 * @returns the verification; `none` where the account has no pending code.
 */
export const countCheck = (
  db: Database,
  userId: string,
  phone: string,
  most: number,
): Promise<{ sid: string } | 'none' | 'too_many'> =>
  db.transaction(async (tx) => {
    await lock(tx, userId)
    const own = and(
      eq(sentCodes.userId, userId),
      eq(sentCodes.phone, phone),
      eq(sentCodes.isPending, true),
      isNotNull(sentCodes.verificationSid),
    )
    const rows = await tx
      .select({ id: sentCodes.id, sid: sentCodes.verificationSid, checks: sentCodes.checks })
      .from(sentCodes)
      .where(own)
      .orderBy(desc(sentCodes.sentAt), desc(sentCodes.id))
    const [last] = rows
    if (!last?.sid) return 'none'
    const checks = rows.filter(({ sid }) => sid === last.sid).map((row) => row.checks)
    if (checks.reduce((sum, count) => sum + count) >= most) return 'too_many'
    await tx
      .update(sentCodes)
      .set({ checks: sql`${sentCodes.checks} + 1` })
      .where(eq(sentCodes.id, last.id))
    return { sid: last.sid }
  })

/** A verified code cannot be checked again, by other accounts either. */
export const endVerification = (db: Database, sid: string) =>
  db.update(sentCodes).set({ isPending: false }).where(eq(sentCodes.verificationSid, sid))

export const forgetOldCodes = (db: Database, sentBefore: Date) =>
  db.delete(sentCodes).where(lt(sentCodes.sentAt, sentBefore))

/** Until the end of the transaction, nobody else counts codes of this account or phone. */
const lock = (tx: Database, of: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sent_codes:${of}`}))`)
