import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhooks.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect

const own = (userId: string, id: string) =>
  and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.id, id))

/** Oldest first. */
export const listEndpoints = (db: Database, userId: string): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))

export async function findEndpoint(
  db: Database,
  userId: string,
  id: string,
): Promise<EndpointRow | undefined> {
  const [row] = await db.select().from(webhookEndpoints).where(own(userId, id))
  return row
}

/** Lets one request of an account at a time add an endpoint. */
export const lockEndpoints = (tx: Database, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`webhooks:${userId}`}))`)

export async function insertEndpoint(
  tx: Database,
  endpoint: typeof webhookEndpoints.$inferInsert,
): Promise<EndpointRow> {
  const [row] = await tx.insert(webhookEndpoints).values(endpoint).returning()
  return row!
}

/** @returns the changed endpoint; undefined when there is none */
export async function updateEndpoint(
  tx: Database,
  userId: string,
  id: string,
  change: Partial<Pick<EndpointRow, 'url' | 'description' | 'events'>> & { isOn?: boolean },
): Promise<EndpointRow | undefined> {
  const anew = { offReason: null, failingSince: null, warnedAt: null, pausedUntil: null }
  if (Object.keys(change).length === 0) return findEndpoint(tx, userId, id)
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ ...change, ...((change.isOn || change.url) && anew) })
    .where(own(userId, id))
    .returning()
  return row
}

/** Replaces the secret. Until `oldUntil`, requests are signed with the previous secret too. */
export async function replaceSecret(
  tx: Database,
  userId: string,
  id: string,
  { sealed, hint, oldForHours }: { sealed: string; hint: string; oldForHours: number },
): Promise<EndpointRow | undefined> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({
      sealed,
      hint,
      oldSealed: sql`${webhookEndpoints.sealed}`,
      oldUntil: sql`now() + make_interval(hours => ${oldForHours})`,
    })
    .where(own(userId, id))
    .returning()
  return row
}

/** @returns the deleted endpoint; undefined when there was none */
export async function removeEndpoint(
  tx: Database,
  userId: string,
  id: string,
): Promise<EndpointRow | undefined> {
  const [row] = await tx.delete(webhookEndpoints).where(own(userId, id)).returning()
  return row
}

/** Cancels the deliveries that still wait for an endpoint that was switched off. */
export const stopDeliveries = (tx: Database, endpointId: string) =>
  tx
    .update(webhookDeliveries)
    .set({ settledAt: sql`now()`, outcome: 'stopped', leasedUntil: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isNull(webhookDeliveries.settledAt)))
