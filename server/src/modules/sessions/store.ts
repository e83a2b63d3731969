import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { User } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { sessions, users } from '../../db/schema/users.ts'

export type SessionRow = typeof sessions.$inferSelect
/** A session that nobody used since `idleSince` is over, as one whose time is up at `now`. */
export type Limits = { now: Date; idleSince: Date }

export const insertSession = (db: Database, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session)

/** Whose session it is; nothing for one that is over, or whose account is being deleted. */
export async function findByHash(
  db: Database,
  tokenHash: string,
  limits: Limits,
): Promise<{ session: SessionRow; user: User } | undefined> {
  const [row] = await db
    .select({
      session: sessions,
      user: {
        id: users.id,
        full_name: users.fullName,
        email: users.email,
        avatar: users.avatar,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isLive(limits), isNull(users.closingAt)))
  return row
}

export const touch = (db: Database, id: string, seen: { lastSeenAt: Date; address: string }) =>
  db.update(sessions).set(seen).where(eq(sessions.id, id))

/** The last seen first. */
export const listLive = (db: Database, userId: string, limits: Limits): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(limits)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))

/** @param id of one; every session of the account where it is left out. @returns those that ended. */
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

const isLive = ({ now, idleSince }: Limits) =>
  and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince))
