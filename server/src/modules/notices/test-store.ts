import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { NoticeChannel } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { noticeEvents, noticeItems, noticeMessages } from '../../db/schema/notices.ts'
import { newId } from '../../lib/ids.ts'
import type { Recipient } from './settings-store.ts'

/** Number of a person's test messages in the last hour. */
export async function countTests(db: Database, personId: string): Promise<number> {
  const [row] = await db
    .select({ tests: count() })
    .from(noticeItems)
    .innerJoin(noticeEvents, eq(noticeEvents.id, noticeItems.eventId))
    .where(
      and(
        eq(noticeItems.personId, personId),
        eq(noticeEvents.kind, 'test'),
        gt(noticeEvents.createdAt, sql`now() - interval '1 hour'`),
      ),
    )
  return row!.tests
}

/** Adds a test message, which is sent by itself and in quiet hours too. */
export const insertTest = (db: Database, who: Recipient, channel: NoticeChannel): Promise<void> =>
  db.transaction(async (tx) => {
    const [eventId, messageId] = [newId(), newId()]
    const { userId } = who
    await tx.insert(noticeEvents).values({
      id: eventId,
      userId,
      kind: 'test',
      fact: `test:${eventId}`,
      plannedAt: sql`now()`,
    })
    await tx.insert(noticeMessages).values({ id: messageId, ...who, channel })
    await tx.insert(noticeItems).values({ eventId, ...who, channel, messageId, dueAt: sql`now()` })
  })
