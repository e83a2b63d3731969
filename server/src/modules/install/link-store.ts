import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { installLinks } from '../../db/schema/install.ts'

export type LinkRow = typeof installLinks.$inferSelect

export async function findLink(
  db: Database,
  userId: string,
  agentId: string,
): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(installLinks).where(of(userId, agentId))
  return row
}

/** Does nothing when there is one already. */
export async function insertLink(
  tx: Database,
  link: Pick<LinkRow, 'userId' | 'agentId' | 'code'>,
): Promise<LinkRow | undefined> {
  const [row] = await tx.insert(installLinks).values(link).onConflictDoNothing().returning()
  return row
}

/** @returns whether it existed */
export async function removeLink(tx: Database, userId: string, agentId: string): Promise<boolean> {
  const rows = await tx
    .delete(installLinks)
    .where(of(userId, agentId))
    .returning({ agentId: installLinks.agentId })
  return rows.length > 0
}

/** The id of the agent for a link. */
export async function findAgentBehind(db: Database, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ agentId: installLinks.agentId })
    .from(installLinks)
    .where(eq(installLinks.code, code))
  return row?.agentId
}

const of = (userId: string, agentId: string) =>
  and(eq(installLinks.userId, userId), eq(installLinks.agentId, agentId))
