import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Role, User } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { members } from '../../db/schema/team.ts'
import { sessions, users } from '../../db/schema/users.ts'

export type SessionRow = typeof sessions.$inferSelect
/** A session has ended when it was not used since `idleSince`, or when its time is up at `now`. */
export type Limits = { now: Date; idleSince: Date }

export const insertSession = (db: Database, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session)

/** The account somebody works in, and their role there. */
export type Account = { id: string; role: Role }

const accounts = alias(users, 'accounts')

/**
 * The session's person, and the account it works in: their own if they are no longer a member of the other, or if that is being deleted.
 * Undefined for a session that has ended, or a person who is being deleted.
 */
export async function findByHash(
  db: Database,
  tokenHash: string,
  limits: Limits,
): Promise<{ session: SessionRow; user: User; account: Account } | undefined> {
  const [row] = await db
    .select({
      session: sessions,
      user: {
        id: users.id,
        full_name: users.fullName,
        email: users.email,
        avatar: users.avatar,
      },
      accountId: accounts.id,
      role: members.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      members,
      and(eq(members.userId, sessions.accountId), eq(members.memberId, sessions.userId)),
    )
    .leftJoin(accounts, and(eq(accounts.id, members.userId), isNull(accounts.closingAt)))
    .where(and(eq(sessions.tokenHash, tokenHash), isLive(limits), isNull(users.closingAt)))
  if (!row) return undefined
  const { session, user, accountId, role } = row
  return { session, user, account: accountOf(user.id, accountId, role) }
}

/** Everybody is the owner of the account they created. */
const accountOf = (own: string, other: string | null, role: Role | null): Account =>
  other && role ? { id: other, role } : { id: own, role: 'owner' }

export const touch = (db: Database, id: string, seen: { lastSeenAt: Date; address: string }) =>
  db.update(sessions).set(seen).where(eq(sessions.id, id))

/** Most recently used first. */
export const listLive = (db: Database, userId: string, limits: Limits): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(limits)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))

/** @param id of one session; all sessions of the account when absent. @returns the ended sessions. */
export const removeSessions = (
  db: Database,
  userId: string,
  id?: string,
): Promise<{ id: string; userAgent: string | null }[]> =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), id === undefined ? undefined : eq(sessions.id, id)))
    .returning({ id: sessions.id, userAgent: sessions.userAgent })

export const removeOver = (db: Database, { now, idleSince }: Limits) =>
  db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)))

/** Condition: the session has not ended. */
export const isLive = ({ now, idleSince }: Limits) =>
  and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince))

/** The account to which somebody last switched; null for their own. */
export async function lastAccount(db: Database, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.memberId, memberId), isNotNull(members.enteredAt)))
    .orderBy(desc(members.enteredAt))
    .limit(1)
  return row?.id ?? null
}
