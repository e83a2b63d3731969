import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ApiKey, Role, User } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { apiKeys } from '../../db/schema/api-keys.ts'
import { members } from '../../db/schema/team.ts'
import { users } from '../../db/schema/users.ts'

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  hint: apiKeys.hint,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  expiresAt: apiKeys.expiresAt,
  madeBy: { id: users.id, name: users.fullName },
}

/** The keys of a workspace, newest first. */
export async function listKeys(db: Database, userId: string, id?: string): Promise<ApiKey[]> {
  const rows = await db
    .select(columns)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.madeBy))
    .where(and(eq(apiKeys.userId, userId), id === undefined ? undefined : eq(apiKeys.id, id)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
  return rows.map(({ createdAt, lastUsedAt, expiresAt, madeBy, ...row }) => ({
    ...row,
    made_by: madeBy,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    expires_at: expiresAt?.toISOString() ?? null,
  }))
}

/** Counts the keys of a workspace and locks it, so that nobody adds one until the transaction ends. */
export async function countKeysLocked(tx: Database, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [row] = await tx.select({ all: count() }).from(apiKeys).where(eq(apiKeys.userId, userId))
  return row!.all
}

/** @returns its id. */
export async function insertKey(tx: Database, key: typeof apiKeys.$inferInsert): Promise<string> {
  const [row] = await tx.insert(apiKeys).values(key).returning({ id: apiKeys.id })
  return row!.id
}

/** @returns the removed key; undefined when the workspace has no such key. */
export async function removeKey(
  tx: Database,
  userId: string,
  id: string,
): Promise<{ name: string; tokenHash: string } | undefined> {
  const [row] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ name: apiKeys.name, tokenHash: apiKeys.tokenHash })
  return row
}

export type FoundKey = {
  id: string
  name: string
  scopes: string[]
  lastUsedAt: Date | null
  expiresAt: Date | null
  user: User
  accountId: string
  role: Role
  /** True for the access token of an AI assistant, which only `/mcp` accepts. */
  isAssistant?: boolean
}

const accounts = alias(users, 'accounts')

/**
 * A key with the person who made it and their present role in its workspace. Undefined when there is no such key, when it has expired, or
 * when that person is no longer a member.
 */
export async function findByHash(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<FoundKey | undefined> {
  const [row] = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      lastUsedAt: apiKeys.lastUsedAt,
      expiresAt: apiKeys.expiresAt,
      user: {
        id: users.id,
        full_name: users.fullName,
        email: users.email,
        avatar: users.avatar,
      },
      accountId: accounts.id,
      role: members.role,
    })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.id, apiKeys.madeBy), isNull(users.closingAt)))
    .innerJoin(accounts, and(eq(accounts.id, apiKeys.userId), isNull(accounts.closingAt)))
    .leftJoin(
      members,
      and(eq(members.userId, apiKeys.userId), eq(members.memberId, apiKeys.madeBy)),
    )
    .where(
      and(
        eq(apiKeys.tokenHash, tokenHash),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    )
  if (!row) return undefined
  // The founder of a workspace has no row among its members.
  const role = row.role ?? (row.user.id === row.accountId ? 'owner' : null)
  return role ? { ...row, role } : undefined
}

/** Records that a key was used, unless another node did within the last minute. */
export const noteUse = (db: Database, id: string) =>
  db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(apiKeys.id, id),
        sql`coalesce(${apiKeys.lastUsedAt}, '-infinity') < now() - interval '1 minute'`,
      ),
    )
