import { and, eq, gt, sql } from 'drizzle-orm'
import type { NoticeChannel } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { noticeEvents, noticeItems, noticeMessages } from '../../db/schema/notices.ts'
import { newId } from '../../lib/ids.ts'
import type { Recipient } from './settings-store.ts'

/** In the last hour. */
export const countTests = (db: Database, userId: string): Promise<number> =>
  db.$count(
    noticeEvents,
    and(
      eq(noticeEvents.userId, userId),
      eq(noticeEvents.kind, 'test'),
      gt(noticeEvents.createdAt, sql`now() - interval '1 hour'`),
    ),
  )

/** A message of its own, whatever else waits, and whatever hour it is. */
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
