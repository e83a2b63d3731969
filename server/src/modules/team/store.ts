import { and, asc, eq, sql } from 'drizzle-orm'
import type { Role } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { accountSettings } from '../../db/schema/account-settings.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { members } from '../../db/schema/team.ts'
import { sessions, users } from '../../db/schema/users.ts'

const person = {
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  avatar: users.avatar,
}

/** What an account is called, and who made it. */
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

/** Everybody but the founder, as they joined. */
export const listMembers = (db: Database, userId: string) =>
  db
    .select({ ...person, role: members.role, joinedAt: members.joinedAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.memberId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.joinedAt), asc(users.id))

/** The accounts somebody shares with their founders, as they joined. */
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

/** Whether who made an account has not left it; they do not before the transaction ends. */
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

/** The role of a member, whose row is locked until the transaction ends; the founder has none. */
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

/** Who is a member already keeps the role they have. @returns whether they became one. */
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

/** What they looked after nobody does, and their sessions go on in the account they made. @returns all of them: each may show this one in some window. */
export async function removeMember(
  tx: Database,
  userId: string,
  memberId: string,
): Promise<string[]> {
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
  return theirs.map(({ id }) => id)
}

/**
 * The session goes on there, and so does who signs in next.
 * @param accountId null: the account they made.
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
