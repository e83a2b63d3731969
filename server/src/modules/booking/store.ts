import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { appointmentRequests, bookingOffers } from '../../db/schema/bookings.ts'
import { calls } from '../../db/schema/calls.ts'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { integrations } from '../../db/schema/integrations.ts'

export type OfferRow = typeof bookingOffers.$inferSelect
export type RequestRow = typeof appointmentRequests.$inferSelect

const isPage = eq(integrations.type, 'google_calendar')

/** Time zones of the business, and of the customer if known; undefined without a booking page. */
export async function findZones(
  db: Database,
  agentId: string,
  conversationId: string | null,
): Promise<{ business: string; customer: string | null } | undefined> {
  const [row] = await db
    .select({ business: integrations.timeZone, customer: conversations.timeZone })
    .from(integrations)
    .leftJoin(conversations, conversationId ? eq(conversations.id, conversationId) : sql`false`)
    .where(and(eq(integrations.agentId, agentId), isPage))
  return row && { business: row.business ?? 'UTC', customer: row.customer }
}

export async function findChannel(
  db: Database,
  conversationId: string,
): Promise<OfferRow['channel'] | undefined> {
  const [row] = await db
    .select({ channel: conversations.channel })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
  return row?.channel
}

/**
 * Records that a link was given out.
 * @returns false when the same link was recorded before.
 */
export async function insertOffer(
  db: Database,
  values: typeof bookingOffers.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(bookingOffers)
    .values(values)
    .onConflictDoNothing({ target: bookingOffers.code })
    .returning({ id: bookingOffers.id })
  return added.length > 0
}

/** The page that a link leads to now; nothing where the link is unknown, or the booking page was removed. */
export async function findTarget(
  db: Database,
  code: string,
): Promise<{ url: string; agentId: string; userId: string } | undefined> {
  const [row] = await db
    .select({
      url: integrations.url,
      agentId: integrations.agentId,
      userId: integrations.userId,
    })
    .from(bookingOffers)
    .innerJoin(integrations, and(eq(integrations.agentId, bookingOffers.agentId), isPage))
    .where(eq(bookingOffers.code, code))
  return row?.url ? { ...row, url: row.url } : undefined
}

export const countClick = (db: Database, code: string) =>
  db
    .update(bookingOffers)
    .set({ clicks: sql`${bookingOffers.clicks} + 1` })
    .where(eq(bookingOffers.code, code))

/** How often an agent's link was given out and opened since `since`, by channel. */
export const countOffers = (db: Database, agentId: string, since: Date) =>
  db
    .select({
      channel: bookingOffers.channel,
      offers: sql<number>`count(*)::int`,
      clicks: sql<number>`sum(${bookingOffers.clicks})::int`,
    })
    .from(bookingOffers)
    .where(and(eq(bookingOffers.agentId, agentId), gte(bookingOffers.createdAt, since)))
    .groupBy(bookingOffers.channel)

/** Stores a request; the same wish is stored only once. */
export const insertRequest = (db: Database, values: typeof appointmentRequests.$inferInsert) =>
  db.insert(appointmentRequests).values(values).onConflictDoNothing()

export const listRequests = (
  db: Database,
  of: { conversationId: string } | { callIds: string[] },
): Promise<RequestRow[]> =>
  db
    .select()
    .from(appointmentRequests)
    .where(
      'callIds' in of
        ? inArray(appointmentRequests.callId, of.callIds)
        : eq(appointmentRequests.conversationId, of.conversationId),
    )
    .orderBy(asc(appointmentRequests.createdAt), asc(appointmentRequests.id))

export type OwnRequest = RequestRow & {
  customerName: string | null
  /** The customer's email address or telephone number. */
  contact: string | null
}

/** A request with its customer; nothing for a request of another account. */
export async function findOwnRequest(
  db: Database,
  userId: string,
  id: string,
): Promise<OwnRequest | undefined> {
  const [row] = await db
    .select({
      request: appointmentRequests,
      customerName: sql<string | null>`coalesce(${customers.name}, ${calls.callerName})`,
      contact: sql<
        string | null
      >`coalesce(${customers.email}, ${calls.lead}->>'contact', ${calls.fromNumber})`,
    })
    .from(appointmentRequests)
    .leftJoin(conversations, eq(conversations.id, appointmentRequests.conversationId))
    .leftJoin(customers, eq(customers.id, conversations.customerId))
    .leftJoin(calls, eq(calls.id, appointmentRequests.callId))
    .where(and(eq(appointmentRequests.id, id), eq(appointmentRequests.userId, userId)))
  return row && { ...row.request, customerName: row.customerName, contact: row.contact }
}

/**
 * Marks a request.
 * @returns where it was made; nothing for a request of another account.
 */
export async function setSettled(db: Database, userId: string, id: string, at: Date | null) {
  const agentId = sql<
    string | null
  >`coalesce((select agent_id from conversations where id = ${appointmentRequests.conversationId}), (select agent_id from calls where id = ${appointmentRequests.callId}))`
  const { conversationId, callId } = appointmentRequests
  const [row] = await db
    .update(appointmentRequests)
    .set({ settledAt: at })
    .where(and(eq(appointmentRequests.id, id), eq(appointmentRequests.userId, userId)))
    .returning({ conversationId, callId, agentId })
  return row
}

/** The booking links that were texted in these calls. */
export const listTexted = (db: Database, callIds: string[]) =>
  db
    .select({
      callId: bookingOffers.callId,
      state: bookingOffers.textState,
      failure: bookingOffers.textFailure,
      clicks: bookingOffers.clicks,
    })
    .from(bookingOffers)
    .where(inArray(bookingOffers.callId, callIds))
