import { and, asc, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import { type Booked, type BookedRow, findFirstBooked } from './booked-store.ts'
import type { Talk } from './talk-types.ts'

const { state, createdAt, id, endsAt, startsAt } = bookedAppointments

/** The time held in this conversation or call; the last one, when several were chosen. */
export async function findHeldIn(
  db: Database,
  { talk }: { talk: Talk },
): Promise<BookedRow | undefined> {
  const [row] = await db
    .select()
    .from(bookedAppointments)
    .where(and(inTalk(talk), eq(state, 'held')))
    .orderBy(desc(createdAt))
    .limit(1)
  return row
}

/** Releases other held times after another was chosen. @param kept the id to keep; null for none */
export const releaseOthers = (db: Database, { talk }: { talk: Talk }, kept: string | null) =>
  db
    .delete(bookedAppointments)
    .where(and(inTalk(talk), eq(state, 'held'), kept ? ne(id, kept) : undefined))

/** The next appointment that was agreed on in this conversation or call. */
export const findNextIn = (db: Database, talk: Talk): Promise<Booked | undefined> =>
  findFirstBooked(
    db,
    and(inTalk(talk), eq(state, 'confirmed'), gt(endsAt, sql`now()`))!,
    asc(startsAt),
  )

const inTalk = (talk: Talk): SQL =>
  'callId' in talk
    ? eq(bookedAppointments.callId, talk.callId)
    : eq(bookedAppointments.conversationId, talk.conversationId)
