import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { NoticeChannel, NoticeChoices, Role } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { noticeMessages, noticeSettings } from '../../db/schema/notices.ts'
import { members } from '../../db/schema/team.ts'
import { users } from '../../db/schema/users.ts'

/** A person and the account they are notified about. */
export type Recipient = { userId: string; personId: string }

const own = ({ userId, personId }: Recipient) =>
  and(eq(noticeSettings.userId, userId), eq(noticeSettings.personId, personId))

export async function findSettings(db: Database, who: Recipient) {
  const [row] = await db.select().from(noticeSettings).where(own(who))
  return row
}

export async function saveSettings(
  db: Database,
  { userId, personId }: Recipient,
  settings: {
    choices: NoticeChoices
    quietFrom: string | null
    quietTo: string | null
    timeZone: string
  },
): Promise<void> {
  const set = { ...settings, updatedAt: sql`now()` }
  await db
    .insert(noticeSettings)
    .values({ userId, personId, ...set })
    .onConflictDoUpdate({ target: [noticeSettings.userId, noticeSettings.personId], set })
}

const persons = alias(users, 'persons')

/** The people of an account, including the founder; without people or accounts that are being deleted. */
export async function listPeople(
  db: Database,
  userId: string,
): Promise<(Recipient & { role: Role })[]> {
  const isThere = and(eq(users.id, userId), isNull(users.closingAt))
  const founders = await db
    .select({ personId: users.id })
    .from(users)
    .where(and(isThere, isNull(users.handedOverAt)))
  const others = await db
    .select({ personId: members.memberId, role: members.role })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(persons, and(eq(persons.id, members.memberId), isNull(persons.closingAt)))
    .where(isThere)
    .orderBy(asc(members.memberId))
  return [
    ...founders.map((founder) => ({ ...founder, userId, role: 'owner' as const })),
    ...others.map((member) => ({ ...member, userId })),
  ]
}

/** Why the newest message of a channel failed; null when it did not. */
export async function findFailure(
  db: Database,
  { userId, personId }: Recipient,
  channel: NoticeChannel,
): Promise<string | null> {
  const [row] = await db
    .select({ failure: noticeMessages.failure })
    .from(noticeMessages)
    .where(
      and(
        eq(noticeMessages.userId, userId),
        eq(noticeMessages.personId, personId),
        eq(noticeMessages.channel, channel),
        isNotNull(noticeMessages.settledAt),
      ),
    )
    .orderBy(desc(noticeMessages.createdAt))
    .limit(1)
  return row?.failure ?? null
}
