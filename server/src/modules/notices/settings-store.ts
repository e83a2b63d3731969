import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { NoticeChannel, NoticeChoices } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { noticeMessages, noticeSettings, pushSubscriptions } from '../../db/schema/notices.ts'
import { users } from '../../db/schema/users.ts'

/** A person who is told of what happens in an account. */
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

/** Who is told of what happens in an account; nobody where it is about to be deleted. */
export async function listPeople(db: Database, userId: string): Promise<Recipient[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closingAt)))
  return rows.map(({ id }) => ({ userId, personId: id }))
}

export async function countDevices(db: Database, { userId, personId }: Recipient): Promise<number> {
  const [row] = await db
    .select({ devices: count() })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.personId, personId)))
  return row!.devices
}

/** Why the newest message of a channel was given up; null where it arrived. */
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
