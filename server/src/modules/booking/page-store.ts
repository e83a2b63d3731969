import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { rowsBehind } from '../../db/keyset.ts'
import { appointmentRequests } from '../../db/schema/bookings.ts'
import type { Place } from '../../lib/cursor.ts'
import type { RequestRow } from './store.ts'

const BEHIND = rowsBehind({ table: 'appointment_requests', moment: 'created_at' })

/** Appointment requests of an account after a position in the list, newest first, with their own positions. */
export async function listRequestsBehind(
  { db, driver }: { db: Database; driver: DatabaseDriver },
  userId: string,
  place: Place | null,
  limit: number,
): Promise<(RequestRow & { place: string })[]> {
  const values = [userId, place?.at ?? null, place?.id ?? null, limit]
  const places = (await driver.query(BEHIND, values)).rows as { id: string; place: string }[]
  const placeOf = new Map(places.map(({ id, place: at }) => [id, at]))
  const own = eq(appointmentRequests.userId, userId)
  const rows = await db
    .select()
    .from(appointmentRequests)
    .where(and(own, inArray(appointmentRequests.id, [...placeOf.keys()])))
    .orderBy(desc(appointmentRequests.createdAt), desc(appointmentRequests.id))
  return rows.map((row) => ({ ...row, place: placeOf.get(row.id)! }))
}
