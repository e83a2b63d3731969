import { and, asc, eq, sql } from 'drizzle-orm'
import { IDENTITY_SECRETS_MAX } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { identitySecrets } from '../../db/schema/identities.ts'

export type SecretRow = typeof identitySecrets.$inferSelect

/** Secrets of an agent, oldest first. */
export const listSecrets = (db: Database, userId: string, agentId: string): Promise<SecretRow[]> =>
  db
    .select()
    .from(identitySecrets)
    .where(of(userId, agentId))
    .orderBy(asc(identitySecrets.createdAt), asc(identitySecrets.id))

/**
 * Stores a secret.
 * @returns whether there was room: another request may have taken the last place
 */
export async function insertSecret(
  tx: Database,
  { userId, agentId, ...secret }: Pick<SecretRow, 'userId' | 'agentId' | 'sealed' | 'hint'>,
): Promise<boolean> {
  const taken = new Set((await listSecrets(tx, userId, agentId)).map(({ slot }) => slot))
  const slots = Array.from({ length: IDENTITY_SECRETS_MAX }, (_, index) => index + 1)
  const slot = slots.find((each) => !taken.has(each))
  if (!slot) return false
  const rows = await tx
    .insert(identitySecrets)
    .values({ userId, agentId, slot, ...secret })
    .onConflictDoNothing()
    .returning({ id: identitySecrets.id })
  await tx
    .update(agents)
    .set({ knowsVisitors: true })
    .where(and(eq(agents.id, agentId), eq(agents.userId, userId)))
  return rows.length > 0
}

/**
 * Deletes a secret with the sessions based on it.
 * @returns the deleted secret's hint; undefined when there was none
 */
export async function removeSecret(
  tx: Database,
  userId: string,
  agentId: string,
  id: string,
): Promise<{ hint: string } | undefined> {
  const [row] = await tx
    .delete(identitySecrets)
    .where(and(of(userId, agentId), eq(identitySecrets.id, id)))
    .returning({ hint: identitySecrets.hint })
  return row
}

/** Records that a secret was used, to the minute, so that not every page view is a write. */
export const noteUse = (db: Database, userId: string, id: string) =>
  db
    .update(identitySecrets)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(identitySecrets.userId, userId),
        eq(identitySecrets.id, id),
        sql`coalesce(${identitySecrets.lastUsedAt}, '-infinity') < now() - interval '1 minute'`,
      ),
    )

const of = (userId: string, agentId: string) =>
  and(eq(identitySecrets.userId, userId), eq(identitySecrets.agentId, agentId))
