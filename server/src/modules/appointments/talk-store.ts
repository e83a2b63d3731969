import { and, asc, desc, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { bookedAppointments, schedules } from '../../db/schema/appointments.ts'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { identities } from '../../db/schema/identities.ts'
import { type Booked, type BookedRow, findFirstBooked, listFirstBooked } from './booked-store.ts'
import type { Talk } from './talk-types.ts'

const { state, createdAt, id, endsAt, phone, startsAt, confirmedAt } = bookedAppointments

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

/** What is known of the visitor of a conversation; undefined on a call. */
export async function findVisitorIn(
  db: Database,
  { talk }: { talk: Talk },
): Promise<Pick<typeof customers.$inferSelect, 'name' | 'lead'> | undefined> {
  if ('callId' in talk) return undefined
  const [row] = await db
    .select({ name: customers.name, lead: customers.lead })
    .from(conversations)
    .innerJoin(customers, eq(customers.id, conversations.customerId))
    .where(eq(conversations.id, talk.conversationId))
  return row
}

/** The next appointment that was agreed on in this conversation or call. */
export const findNextIn = (db: Database, talk: Talk): Promise<Booked | undefined> =>
  findNext(db, inTalk(talk))

/** The appointment that was booked last in this conversation or call. */
export const findLastIn = (db: Database, talk: Talk): Promise<Booked | undefined> =>
  findFirstBooked(db, and(inTalk(talk), isNotNull(confirmedAt))!, desc(confirmedAt))

/**
 * The next appointment with this agent that a visitor agreed on here or, where their website has signed who they are, in any of their
 * conversations. An email address alone does not count, because anybody can write one.
 */
export function findNextOfVisitor(
  db: Database,
  agentId: string,
  conversationId: string,
): Promise<Booked | undefined> {
  const signed = db
    .select({ customerId: identities.customerId })
    .from(conversations)
    .innerJoin(identities, eq(identities.customerId, conversations.customerId))
    .where(eq(conversations.id, conversationId))
  const theirs = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.customerId, signed))
  const { conversationId: agreedIn } = bookedAppointments
  const isTheirs = or(inTalk({ conversationId }), inArray(agreedIn, theirs))
  return findNext(db, and(eq(schedules.agentId, agentId), isTheirs)!)
}

/** Appointments of one caller that are read. */
const OF_CALLER_MAX = 10

/** The appointments with this agent that were agreed on in this call, or under the caller's number, next first. */
export function listOfCaller(
  db: Database,
  agentId: string,
  { callId, number }: { callId: string; number: string },
): Promise<Booked[]> {
  const isKnown = number.startsWith('+')
  const isTheirs = or(inTalk({ callId }), isKnown ? eq(phone, number) : undefined)
  const where = and(eq(schedules.agentId, agentId), isTheirs)!
  return listFirstBooked(db, isAhead(where), asc(startsAt), OF_CALLER_MAX)
}

const findNext = (db: Database, whose: SQL): Promise<Booked | undefined> =>
  findFirstBooked(db, isAhead(whose), asc(startsAt))

const isAhead = (whose: SQL): SQL => and(whose, eq(state, 'confirmed'), gt(endsAt, sql`now()`))!

const inTalk = (talk: Talk): SQL =>
  'callId' in talk
    ? eq(bookedAppointments.callId, talk.callId)
    : eq(bookedAppointments.conversationId, talk.conversationId)
