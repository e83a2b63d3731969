import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { calendarConnections } from '../../db/schema/calendar-connections.ts'
import { billingCustomers, checkouts } from '../../db/schema/billing.ts'
import { localMails } from '../../db/schema/notices.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'
import { reportChanges } from '../../db/schema/reports.ts'
import { tallyChanges } from '../../db/schema/tallies.ts'
import { sessions, users } from '../../db/schema/users.ts'

/**
 * Marks an account as closing: from then on nobody can sign in to it, and its sessions end.
 * @returns the sessions of its person, and those that worked in the account.
 */
export async function markClosing(db: Database, userId: string, now: Date): Promise<string[]> {
  await db.update(users).set({ closingAt: now }).where(eq(users.id, userId))
  const theirs = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id })
  const guests = await db
    .update(sessions)
    .set({ accountId: null })
    .where(eq(sessions.accountId, userId))
    .returning({ id: sessions.id })
  return [...theirs, ...guests].map(({ id }) => id)
}

export async function listClosing(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.closingAt))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

export async function listAgentIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: agents.id }).from(agents).where(eq(agents.userId, userId))
  return rows.map(({ id }) => id)
}

/** Whether the account still has a number, a calendar or a pending payment: after deleting the account nobody would know about it. */
export async function holdsVendors(db: Database, userId: string): Promise<boolean> {
  const numbers = await db.$count(
    phoneNumbers,
    and(eq(phoneNumbers.userId, userId), isNull(phoneNumbers.releasedAt)),
  )
  const money = await db.$count(
    checkouts,
    and(eq(checkouts.userId, userId), inArray(checkouts.state, ['open', 'paid', 'refunding'])),
  )
  const released = and(eq(calendarConnections.userId, userId), isNull(calendarConnections.agentId))
  const calendars = await db.$count(calendarConnections, released)
  return numbers + money + calendars > 0
}

/** Stripe's id, cus_…; null when the account never paid. */
export async function findCustomer(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
  return row?.id ?? null
}

/** Deletes an account with everything that refers to it, including the changes recorded by that deletion. */
export const removeUser = (db: Database, userId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning()
    // When the workspace was handed over, its address is that of an owner who stays.
    if (gone && !gone.handedOverAt)
      await tx.delete(localMails).where(eq(localMails.recipient, gone.email.toLowerCase()))
    await tx.delete(tallyChanges).where(eq(tallyChanges.userId, userId))
    await tx.delete(reportChanges).where(eq(reportChanges.userId, userId))
  })
