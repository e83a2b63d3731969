import { and, asc, eq, sql } from 'drizzle-orm'
import { MOST_IDENTITY_SECRETS } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { identitySecrets } from '../../db/schema/identities.ts'

export type SecretRow = typeof identitySecrets.$inferSelect

/** The oldest first. */
export const listSecrets = (db: Database, userId: string, agentId: string): Promise<SecretRow[]> =>
  db
    .select()
    .from(identitySecrets)
    .where(of(userId, agentId))
    .orderBy(asc(identitySecrets.createdAt), asc(identitySecrets.id))

/** @returns whether there was room for it; another may have been made at the same moment */
export async function insertSecret(
  tx: Database,
  { userId, agentId, ...secret }: Pick<SecretRow, 'userId' | 'agentId' | 'sealed' | 'hint'>,
): Promise<boolean> {
  const taken = new Set((await listSecrets(tx, userId, agentId)).map(({ slot }) => slot))
  const slots = Array.from({ length: MOST_IDENTITY_SECRETS }, (_, index) => index + 1)
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

/** The sessions it vouched for go with it. @returns what it ended in; nothing where there was none */
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

/** Somebody was known by it. To the minute: not a write for every page they look at. */
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
