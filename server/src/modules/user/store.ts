import { and, eq, gt, lt } from 'drizzle-orm'
import type { User } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { sessions, users } from '../../db/schema/users.ts'

/** What the identity provider vouches for. */
export type Identity = {
  issuer: string
  subject: string
  email: string
  fullName: string
  avatar: string
}

const user = {
  id: users.id,
  full_name: users.fullName,
  email: users.email,
  avatar: users.avatar,
}

/** The account of an identity, made at the first sign-in; name, email and picture follow the provider. */
export async function upsertUser(db: Database, identity: Identity): Promise<User> {
  const { email, fullName, avatar } = identity
  const [row] = await db
    .insert(users)
    .values(identity)
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: { email, fullName, avatar } })
    .returning(user)
  return row!
}

export async function findUserBySession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<User | undefined> {
  const [row] = await db
    .select(user)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return row
}

export const insertSession = (db: Database, tokenHash: string, userId: string, expiresAt: Date) =>
  db.insert(sessions).values({ tokenHash, userId, expiresAt })

export const removeSession = (db: Database, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))

export const removeExpiredSessions = (db: Database, now: Date) =>
  db.delete(sessions).where(lt(sessions.expiresAt, now))
