import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { newId } from '../../lib/ids.ts'
import { members } from '../../db/schema/team.ts'
import { users } from '../../db/schema/users.ts'

/** What is of a person and not of an account, in whichever account: table and column. A test finds what is missing here. */
export const OF_A_PERSON = [
  ['conversations', 'assignee_id'],
  ['letters', 'person_id'],
  ['members', 'member_id'],
  ['notes', 'author_id'],
  ['notice_events', 'person_id'],
  ['notice_items', 'person_id'],
  ['notice_messages', 'person_id'],
  ['notice_phones', 'person_id'],
  ['notice_settings', 'person_id'],
  ['push_subscriptions', 'person_id'],
  ['push_subscriptions', 'user_id'],
  ['ratings', 'person_id'],
  ['sent_codes', 'person_id'],
  ['sessions', 'user_id'],
] as const

/** What somebody is told of an account ends with their place in it. */
const TOLD = [
  'notice_items',
  'notice_messages',
  'notice_events',
  'notice_phones',
  'notice_settings',
]

/**
 * Owners come to an end one at a time, over all workspaces: a person may be the founder of one and the last owner of another, and whoever
 * locked row by row would wait for who waits for them. Rare enough; it comes before any other lock of its transaction.
 */
export const lockOwnership = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('ownership'))`)

/** Another owner than this one, the longest there. The account is locked until the transaction ends. */
export async function lockSuccessor(tx: Database, userId: string, leavingId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [owner] = await tx
    .select({ email: users.email, fullName: users.fullName })
    .from(members)
    .innerJoin(users, and(eq(users.id, members.memberId), isNull(users.closingAt)))
    .where(
      and(eq(members.userId, userId), eq(members.role, 'owner'), ne(members.memberId, leavingId)),
    )
    .orderBy(asc(members.joinedAt), asc(members.memberId))
    .limit(1)
  return owner
}

/** Whether an account is its members' alone. */
export async function findHandedOver(tx: Database, userId: string): Promise<boolean> {
  const own = and(eq(users.id, userId), isNotNull(users.handedOverAt))
  return (await tx.$count(users, own)) > 0
}

/** Accounts without a founder that somebody is an owner of. */
export async function listHandedOverTo(tx: Database, memberId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: members.userId })
    .from(members)
    .innerJoin(users, and(eq(users.id, members.userId), isNotNull(users.handedOverAt)))
    .where(and(eq(members.memberId, memberId), eq(members.role, 'owner')))
    .orderBy(asc(members.userId))
  return rows.map(({ id }) => id)
}

/** Who is written to about an account that its founder left. */
export const setContact = (
  tx: Database,
  userId: string,
  contact: { email: string; fullName: string },
) => tx.update(users).set(contact).where(eq(users.id, userId))

/**
 * Parts the founder from the account: they go on as a new row, with an account of their own in which there is nothing, and the row that
 * everything of this account leads to is nobody's to sign in as.
 * @returns their sessions, each of which may show the account in some window
 */
export async function partFounder(
  tx: Database,
  userId: string,
  { name, contact }: { name: string; contact: { email: string; fullName: string } },
): Promise<string[]> {
  const [founder] = await tx.select().from(users).where(eq(users.id, userId))
  const { issuer, subject, email, fullName, avatar } = founder!
  const personId = newId()
  await tx
    .update(users)
    .set({
      ...contact,
      issuer: 'handed-over',
      subject: userId,
      avatar: '',
      handedOverAt: sql`now()`,
    })
    .where(eq(users.id, userId))
  await tx.insert(users).values({ id: personId, issuer, subject, email, fullName, avatar })
  await tx.execute(sql`
    insert into account_settings (user_id, name) values (${userId}, ${name})
    on conflict (user_id) do update set name = coalesce(account_settings.name, excluded.name)`)
  for (const table of TOLD) {
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where user_id = ${userId} and person_id = ${userId}`,
    )
  }
  await tx.execute(sql`
    update conversations set assignee_id = null, assigned_at = null where user_id = ${userId} and assignee_id = ${userId}`)
  for (const [table, column] of OF_A_PERSON) {
    const of = sql.identifier(column)
    await tx.execute(
      sql`update ${sql.identifier(table)} set ${of} = ${personId} where ${of} = ${userId}`,
    )
  }
  const rows = await tx.execute(sql`select id from sessions where user_id = ${personId}`)
  return (rows as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id)
}
