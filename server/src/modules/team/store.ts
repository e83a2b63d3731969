import { and, asc, eq, sql } from 'drizzle-orm'
import type { Role } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { accountSettings } from '../../db/schema/account-settings.ts'
import { apiKeys } from '../../db/schema/api-keys.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { assistantGrants } from '../../db/schema/assistants.ts'
import { members } from '../../db/schema/team.ts'
import { sessions, users } from '../../db/schema/users.ts'

const person = {
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  avatar: users.avatar,
}

/** Name and founder of an account. */
export async function findFounder(db: Database, userId: string) {
  const [row] = await db
    .select({
      ...person,
      createdAt: users.createdAt,
      handedOverAt: users.handedOverAt,
      name: accountSettings.name,
    })
    .from(users)
    .leftJoin(accountSettings, eq(accountSettings.userId, users.id))
    .where(eq(users.id, userId))
  return row
}

/** Every member but the founder, in the order they joined. */
export const listMembers = (db: Database, userId: string) =>
  db
    .select({ ...person, role: members.role, joinedAt: members.joinedAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.memberId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.joinedAt), asc(users.id))

/** Accounts of others that a person has joined, in that order. */
export const listJoined = (db: Database, memberId: string) =>
  db
    .select({
      id: members.userId,
      role: members.role,
      name: accountSettings.name,
      founder: users.fullName,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(accountSettings, eq(accountSettings.userId, members.userId))
    .where(eq(members.memberId, memberId))
    .orderBy(asc(members.joinedAt), asc(members.userId))

/** Whether the founder is still in the account; locks that until the transaction ends. */
export async function lockFounder(tx: Database, userId: string): Promise<boolean> {
  const [founder] = await tx
    .select({ handedOverAt: users.handedOverAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return founder?.handedOverAt === null
}

/** The role of a member; the founder has none. */
export async function findRole(
  db: Database,
  userId: string,
  memberId: string,
): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(ofMember(userId, memberId))
  return row?.role
}

/** The role of a member, locked until the transaction ends; the founder has none. */
export async function lockRole(
  tx: Database,
  userId: string,
  memberId: string,
): Promise<{ role: Role; email: string } | undefined> {
  const [row] = await tx
    .select({ role: members.role, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.memberId))
    .where(ofMember(userId, memberId))
    .for('update', { of: members })
  return row
}

/**
 * Adds a member; somebody who is one already keeps their role.
 * @returns whether they became one.
 */
export async function addMember(
  db: Database,
  userId: string,
  memberId: string,
  role: Role,
): Promise<boolean> {
  const added = await db
    .insert(members)
    .values({ userId, memberId, role })
    .onConflictDoNothing()
    .returning({ memberId: members.memberId })
  return added.length > 0
}

export const setRole = (db: Database, userId: string, memberId: string, role: Role) =>
  db.update(members).set({ role }).where(ofMember(userId, memberId))

/**
 * Removes a member: their assignments end, the assistants they let in too, and their sessions continue in their own account.
 * @returns all their sessions, which may be showing this account in some window, and hashes of the tokens that are over.
 */
export async function removeMember(
  tx: Database,
  userId: string,
  memberId: string,
): Promise<Removed> {
  await tx.delete(members).where(ofMember(userId, memberId))
  await tx
    .update(conversations)
    .set({ assigneeId: null, assignedAt: null })
    .where(and(eq(conversations.userId, userId), eq(conversations.assigneeId, memberId)))
  await tx
    .update(sessions)
    .set({ accountId: null })
    .where(and(eq(sessions.accountId, userId), eq(sessions.userId, memberId)))
  const theirs = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, memberId))
  return { sessions: theirs.map(({ id }) => id), tokens: await removeKeys(tx, userId, memberId) }
}

/**
 * The keys of somebody who leaves, and the assistants they let in, are over, also where they come back.
 * @returns hashes of the tokens
 */
export async function removeKeys(
  tx: Database,
  userId: string,
  personId: string,
): Promise<string[]> {
  const over = await tx
    .delete(assistantGrants)
    .where(and(eq(assistantGrants.userId, userId), eq(assistantGrants.personId, personId)))
    .returning({ hash: assistantGrants.accessHash })
  const keys = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.madeBy, personId)))
    .returning({ hash: apiKeys.tokenHash })
  return [...over, ...keys].flatMap(({ hash }) => hash ?? [])
}
/** What ended with a membership. */
export type Removed = { sessions: string[]; tokens: string[] }

/**
 * Moves a session to an account, in which the person's next sign-in will begin too.
 * @param accountId null: their own account.
 */
export async function setAccount(
  tx: Database,
  session: { id: string; userId: string },
  accountId: string | null,
): Promise<void> {
  const { id, userId } = session
  await tx.update(sessions).set({ accountId }).where(eq(sessions.id, id))
  await (accountId
    ? tx
        .update(members)
        .set({ enteredAt: sql`now()` })
        .where(ofMember(accountId, userId))
    : tx.update(members).set({ enteredAt: null }).where(eq(members.memberId, userId)))
}

export const setName = (db: Database, userId: string, name: string) =>
  db
    .insert(accountSettings)
    .values({ userId, name })
    .onConflictDoUpdate({ target: accountSettings.userId, set: { name } })

const ofMember = (userId: string, memberId: string) =>
  and(eq(members.userId, userId), eq(members.memberId, memberId))
