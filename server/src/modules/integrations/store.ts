import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { integrations } from '../../db/schema/integrations.ts'

/** An integration as it is stored. */
export type IntegrationRow = typeof integrations.$inferSelect
export type IntegrationIds = { agentId: string; integrationId: string }

/** @returns undefined when the agent has one of this type already, also when two requests arrive at once. */
export async function insertIntegration(
  db: Database,
  values: typeof integrations.$inferInsert,
): Promise<IntegrationRow | undefined> {
  const [row] = await db
    .insert(integrations)
    .values(values)
    .onConflictDoNothing({ target: [integrations.agentId, integrations.type] })
    .returning()
  return row
}

export const listIntegrations = (
  db: Database,
  userId: string,
  agentId: string,
): Promise<IntegrationRow[]> =>
  db
    .select()
    .from(integrations)
    .where(and(eq(integrations.agentId, agentId), eq(integrations.userId, userId)))
    .orderBy(asc(integrations.createdAt), asc(integrations.id))

export async function findIntegration(
  db: Database,
  userId: string,
  ids: IntegrationIds,
): Promise<IntegrationRow | undefined> {
  const [row] = await db.select().from(integrations).where(own(userId, ids))
  return row
}

/** @returns the deleted integration; undefined when there was none. */
export async function deleteIntegration(
  db: Database,
  userId: string,
  ids: IntegrationIds,
): Promise<IntegrationRow | undefined> {
  const [gone] = await db.delete(integrations).where(own(userId, ids)).returning()
  return gone
}

/** @returns undefined when the token was rotated meanwhile. */
export async function updateToken(
  db: Database,
  row: IntegrationRow,
  next: Pick<IntegrationRow, 'tokenGeneration' | 'tokenHash'>,
): Promise<IntegrationRow | undefined> {
  const [updated] = await db
    .update(integrations)
    .set(next)
    .where(and(eq(integrations.id, row.id), eq(integrations.tokenGeneration, row.tokenGeneration)))
    .returning()
  return updated
}

const own = (userId: string, { agentId, integrationId }: IntegrationIds) =>
  and(
    eq(integrations.id, integrationId),
    eq(integrations.agentId, agentId),
    eq(integrations.userId, userId),
  )
