import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { agentActions } from '../../db/schema/actions.ts'
import { agents } from '../../db/schema/agents.ts'

export type ActionRow = typeof agentActions.$inferSelect
export type ActionFields = Omit<
  typeof agentActions.$inferInsert,
  'id' | 'userId' | 'agentId' | 'createdAt' | 'updatedAt' | 'changedAt'
>

const own = (userId: string, agentId: string, id: string) =>
  and(eq(agentActions.userId, userId), eq(agentActions.agentId, agentId), eq(agentActions.id, id))

/** Oldest first. */
export const listActions = (db: Database, userId: string, agentId: string): Promise<ActionRow[]> =>
  db
    .select()
    .from(agentActions)
    .where(and(eq(agentActions.userId, userId), eq(agentActions.agentId, agentId)))
    .orderBy(asc(agentActions.createdAt), asc(agentActions.id))

export async function findAction(
  db: Database,
  userId: string,
  agentId: string,
  id: string,
): Promise<ActionRow | undefined> {
  const [row] = await db
    .select()
    .from(agentActions)
    .where(own(userId, agentId, id))
  return row
}

/** Counts and locks, so that nobody else adds one at the same time. */
export async function countActionsLocked(
  tx: Database,
  userId: string,
  agentId: string,
): Promise<number> {
  await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)).for('no key update')
  const [row] = await tx
    .select({ count: count() })
    .from(agentActions)
    .where(and(eq(agentActions.userId, userId), eq(agentActions.agentId, agentId)))
  return row!.count
}

export async function insertAction(
  tx: Database,
  row: ActionFields & { userId: string; agentId: string },
): Promise<ActionRow> {
  const [added] = await tx.insert(agentActions).values(row).returning()
  return added!
}

/** @returns undefined when there is none. */
export async function updateAction(
  tx: Database,
  userId: string,
  agentId: string,
  id: string,
  change: ActionFields,
): Promise<ActionRow | undefined> {
  const [row] = await tx
    .update(agentActions)
    .set({ ...change, updatedAt: sql`now()`, changedAt: keptMark(change) })
    .where(own(userId, agentId, id))
    .returning()
  return row
}

/** A tool that was found changed stays marked until its new description is approved. */
const keptMark = ({ tool }: ActionFields) =>
  sql`case when ${agentActions.tool} ->> 'pin' = ${tool?.pin ?? ''} then ${agentActions.changedAt} end`

export async function markChanged(db: Database, userId: string, id: string): Promise<void> {
  await db
    .update(agentActions)
    .set({ changedAt: sql`now()` })
    .where(and(eq(agentActions.userId, userId), eq(agentActions.id, id)))
}

/** @returns undefined when there was none. */
export async function removeAction(
  tx: Database,
  userId: string,
  agentId: string,
  id: string,
): Promise<ActionRow | undefined> {
  const [row] = await tx
    .delete(agentActions)
    .where(own(userId, agentId, id))
    .returning()
  return row
}
