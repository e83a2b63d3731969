import { and, asc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Invitation } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { accountSettings } from '../../db/schema/account-settings.ts'
import { invitations } from '../../db/schema/team.ts'
import { users } from '../../db/schema/users.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** Invitations that can still be accepted, in the order they were sent. */
export const listInvitations = (
  db: Database,
  userId: string,
  now: Date,
): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.userId, userId), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.createdAt), asc(invitations.id))

/**
 * Number of invitations.
 * @param besides an address not to be counted, because inviting it again replaces its invitation.
 */
export const countInvitations = (
  db: Database,
  userId: string,
  { now, besides }: { now: Date; besides: string },
): Promise<number> =>
  db.$count(
    invitations,
    and(
      eq(invitations.userId, userId),
      gt(invitations.expiresAt, now),
      ne(invitations.email, besides),
    ),
  )

export async function findInvited(
  db: Database,
  userId: string,
  email: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.userId, userId), eq(invitations.email, email)))
  return row
}

/** Deletes expired invitations of all accounts. */
export const removeOverdue = (db: Database, now: Date) =>
  db.delete(invitations).where(lt(invitations.expiresAt, now))

/** Stores an invitation; one for the same address is replaced, so that only the new link works. */
export async function saveInvitation(
  db: Database,
  invitation: Omit<typeof invitations.$inferInsert, 'id' | 'createdAt'>,
): Promise<InvitationRow> {
  const { role, tokenHash, invitedBy, expiresAt } = invitation
  const [row] = await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [invitations.userId, invitations.email],
      set: { role, tokenHash, invitedBy, expiresAt },
    })
    .returning()
  return row!
}

/**
 * Deletes an invitation.
 * @returns the deleted one; nothing for one of another account.
 */
export async function removeInvitation(
  db: Database,
  userId: string,
  id: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .delete(invitations)
    .where(and(eq(invitations.userId, userId), eq(invitations.id, id)))
    .returning()
  return row
}

/** The invitation of a token; nothing where it does not exist, has expired, or its account is being deleted. */
export async function findInvitation(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      invitation: invitations,
      name: accountSettings.name,
      founder: users.fullName,
      closingAt: users.closingAt,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .leftJoin(accountSettings, eq(accountSettings.userId, invitations.userId))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
  return row?.closingAt === null ? row : undefined
}

/** Emails, in lower case, of the founders of accounts that have invited this address. */
export async function foundersAwaiting(db: Database, email: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, invitations.userId), isNull(users.closingAt)))
    .where(and(eq(invitations.email, email), gt(invitations.expiresAt, now)))
  return rows.map((row) => row.email)
}

/**
 * Uses up an invitation.
 * @returns whether this call did so: one link lets in one person.
 */
export async function useInvitation(tx: Database, id: string, tokenHash: string): Promise<boolean> {
  const used = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.tokenHash, tokenHash)))
    .returning({ id: invitations.id })
  return used.length > 0
}

export const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invited_by: row.invitedBy,
  expires_at: row.expiresAt.toISOString(),
})
