import { alias } from 'drizzle-orm/pg-core'
import { and, count, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { ConnectedAssistant } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { assistantGrants } from '../../db/schema/assistants.ts'
import { members } from '../../db/schema/team.ts'
import { users } from '../../db/schema/users.ts'
import { placeOf } from './clients.ts'

export type Grant = typeof assistantGrants.$inferSelect
type Moved = {
  accessHash: string
  accessExpiresAt: Date
  refreshHash: string
  refreshExpiresAt: Date
}

/** Grants whose tokens were fetched, newest first. */
export async function listGrants(db: Database, userId: string): Promise<ConnectedAssistant[]> {
  const rows = await db
    .select({ grant: assistantGrants, person: { id: users.id, name: users.fullName } })
    .from(assistantGrants)
    .innerJoin(users, eq(users.id, assistantGrants.personId))
    .where(and(eq(assistantGrants.userId, userId), isNotNull(assistantGrants.refreshExpiresAt)))
    .orderBy(desc(assistantGrants.createdAt), desc(assistantGrants.id))
  return rows.map(({ grant, person }) => ({
    id: grant.id,
    name: grant.name,
    host: placeOf(grant.redirectUri),
    scopes: grant.scopes,
    person,
    created_at: grant.createdAt.toISOString(),
    last_used_at: grant.lastUsedAt?.toISOString() ?? null,
  }))
}

/** Counts the grants of a workspace and locks it, so that nobody adds one until the transaction ends. */
export async function countGrantsLocked(tx: Database, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const own = eq(assistantGrants.userId, userId)
  const [row] = await tx.select({ all: count() }).from(assistantGrants).where(own)
  return row!.all
}

/** @returns its id. */
export async function insertGrant(
  tx: Database,
  grant: typeof assistantGrants.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(assistantGrants).values(grant).returning({ id: assistantGrants.id })
  return row!.id
}

/** @returns the removed grant; undefined when there is none. */
export async function removeGrant(
  tx: Database,
  id: string,
  userId?: string,
): Promise<Grant | undefined> {
  const own = userId === undefined ? undefined : eq(assistantGrants.userId, userId)
  const [row] = await tx
    .delete(assistantGrants)
    .where(and(eq(assistantGrants.id, id), own))
    .returning()
  return row
}

type Secret = 'codeHash' | 'accessHash' | 'refreshHash' | 'spentHash'

export async function findGrant(db: Database, by: Secret, hash: string) {
  const [row] = await db.select().from(assistantGrants).where(eq(assistantGrants[by], hash))
  return row
}

/** Uses a code. @returns whether it was still valid: of two requests with the same code, one gets a token. */
export async function useCode(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(assistantGrants)
    .set({ codeUsedAt: sql`now()` })
    .where(and(eq(assistantGrants.id, id), isNull(assistantGrants.codeUsedAt)))
    .returning({ id: assistantGrants.id })
  return rows.length > 0
}

/** Uses a refresh token. @returns whether it was still valid. */
export async function spendRefresh(db: Database, id: string, hash: string): Promise<boolean> {
  const rows = await db
    .update(assistantGrants)
    .set({ refreshHash: null, spentHash: hash })
    .where(and(eq(assistantGrants.id, id), eq(assistantGrants.refreshHash, hash)))
    .returning({ id: assistantGrants.id })
  return rows.length > 0
}

/** Replaces the tokens of a grant. @returns false when the grant has ended meanwhile. */
export async function saveTokens(
  db: Database,
  id: string,
  tokens: Moved & { scopes: string[] },
): Promise<boolean> {
  const rows = await db
    .update(assistantGrants)
    .set(tokens)
    .where(eq(assistantGrants.id, id))
    .returning({ id: assistantGrants.id })
  return rows.length > 0
}

const accounts = alias(users, 'accounts')

/** What an access token permits, in whose name, and with which role now; like `findByHash` of API keys. */
export async function findAllowed(db: Database, accessHash: string, now: Date) {
  const [row] = await db
    .select({
      id: assistantGrants.id,
      name: assistantGrants.name,
      scopes: assistantGrants.scopes,
      lastUsedAt: assistantGrants.lastUsedAt,
      expiresAt: assistantGrants.accessExpiresAt,
      user: { id: users.id, full_name: users.fullName, email: users.email, avatar: users.avatar },
      accountId: accounts.id,
      role: members.role,
    })
    .from(assistantGrants)
    .innerJoin(users, and(eq(users.id, assistantGrants.personId), isNull(users.closingAt)))
    .innerJoin(accounts, and(eq(accounts.id, assistantGrants.userId), isNull(accounts.closingAt)))
    .leftJoin(
      members,
      and(
        eq(members.userId, assistantGrants.userId),
        eq(members.memberId, assistantGrants.personId),
      ),
    )
    .where(
      and(eq(assistantGrants.accessHash, accessHash), gt(assistantGrants.accessExpiresAt, now)),
    )
  if (!row) return undefined
  // The founder of a workspace has no row among its members.
  const role = row.role ?? (row.user.id === row.accountId ? 'owner' : null)
  return role ? { ...row, role } : undefined
}

/** Records that an assistant called, unless another node did within the last minute. */
export const noteCall = (db: Database, id: string) =>
  db
    .update(assistantGrants)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(assistantGrants.id, id),
        sql`coalesce(${assistantGrants.lastUsedAt}, '-infinity') < now() - interval '1 minute'`,
      ),
    )

/** Deletes grants whose code was never exchanged, or whose refresh token has expired. */
export const forgetOldGrants = (db: Database) =>
  db
    .delete(assistantGrants)
    .where(
      or(
        and(
          isNull(assistantGrants.refreshExpiresAt),
          lt(assistantGrants.codeExpiresAt, sql`now()`),
        ),
        lt(assistantGrants.refreshExpiresAt, sql`now()`),
      ),
    )
