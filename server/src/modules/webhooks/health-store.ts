import type { Database, DatabaseDriver } from '../../db/client.ts'
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { webhookEndpoints } from '../../db/schema/webhooks.ts'

const { failingSince, id, isOn, url, userId, warnedAt } = webhookEndpoints
const columns = { id, userId, url }
export type ToldEndpoint = { id: string; userId: string; url: string }

/** Records that a delivery to each of these endpoints succeeded. */
export const noteSuccess = (db: Database, ids: string[]) =>
  db
    .update(webhookEndpoints)
    .set({ failingSince: null, warnedAt: null })
    .where(and(inArray(id, ids), isNotNull(failingSince)))

/** Records a failed attempt for each endpoint; `pauseMs` is how long it asked us to wait (`Retry-After`). */
export const noteFailure = (
  database: DatabaseDriver,
  failures: { id: string; pauseMs: number | null }[],
) =>
  database.query(
    `update webhook_endpoints e set failing_since = coalesce(e.failing_since, now()),
       paused_until = greatest(e.paused_until, now() + make_interval(secs => f.pause / 1000))
     from jsonb_to_recordset($1::jsonb) as f(id uuid, pause float) where e.id = f.id`,
    [JSON.stringify(failures.map((failure) => ({ id: failure.id, pause: failure.pauseMs })))],
  )

/** Marks as warned, and returns, the endpoints that have failed for this many days and whose account was not warned yet. */
export const takeUnwarned = (db: Database, ids: string[], days: number): Promise<ToldEndpoint[]> =>
  db
    .update(webhookEndpoints)
    .set({ warnedAt: sql`now()` })
    .where(and(inArray(id, ids), isOn, isNull(warnedAt), lt(failingSince, daysAgo(days))))
    .returning(columns)

/** Endpoints that have failed for this many days and whose account was warned at least a day ago. */
export const listHopeless = (db: Database, ids: string[], days: number): Promise<ToldEndpoint[]> =>
  db
    .select(columns)
    .from(webhookEndpoints)
    .where(and(inArray(id, ids), isOn, lt(failingSince, daysAgo(days)), lt(warnedAt, daysAgo(1))))

/** Switches an endpoint off. @returns false when it was off already */
export async function turnOff(
  tx: Database,
  endpointId: string,
  offReason: 'gone' | 'failing',
): Promise<boolean> {
  const rows = await tx
    .update(webhookEndpoints)
    .set({ isOn: false, offReason })
    .where(and(eq(id, endpointId), isOn))
    .returning({ id })
  return rows.length > 0
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
