import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { newId } from '../../lib/ids.ts'
import { members } from '../../db/schema/team.ts'
import { users } from '../../db/schema/users.ts'

/** Columns with the id of a person rather than of an account. A test finds columns missing here. */
export const OF_A_PERSON = [
  ['api_keys', 'made_by'],
  ['assistant_grants', 'person_id'],
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

/** Tables with a member's notices, which are deleted when they leave the account. */
const TOLD = [
  'notice_items',
  'notice_messages',
  'notice_events',
  'notice_phones',
  'notice_settings',
]

/**
 * Serializes changes of ownership over all workspaces: a person may be the founder of one and the last owner of another, so row locks could
 * deadlock. Such changes are rare. It must be the first lock of its transaction.
 */
export const lockOwnership = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('ownership'))`)

/** The longest-serving other owner. Locks the account until the transaction ends. */
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

/** Whether the founder has left the account to its members. */
export async function findHandedOver(tx: Database, userId: string): Promise<boolean> {
  const own = and(eq(users.id, userId), isNotNull(users.handedOverAt))
  return (await tx.$count(users, own)) > 0
}

/** Accounts without a founder in which this person is an owner. */
export async function listHandedOverTo(tx: Database, memberId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: members.userId })
    .from(members)
    .innerJoin(users, and(eq(users.id, members.userId), isNotNull(users.handedOverAt)))
    .where(and(eq(members.memberId, memberId), eq(members.role, 'owner')))
    .orderBy(asc(members.userId))
  return rows.map(({ id }) => id)
}

/** Sets who is written to about an account whose founder has left. */
export const setContact = (
  tx: Database,
  userId: string,
  contact: { email: string; fullName: string },
) => tx.update(users).set(contact).where(eq(users.id, userId))

/**
 * Separates a founder from their account: they get a new row with an empty account of their own, while the old row keeps
 * everything of the account and can no longer sign in.
 * @returns their sessions, which may be showing the account in some window
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
