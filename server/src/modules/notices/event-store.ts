import { eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { claim } from '../../db/lease.ts'
import { noticeEvents, noticeItems } from '../../db/schema/notices.ts'

/** Lease of an event, in ms: longer than planning its notices takes. */
const LEASE_MS = 30_000
const MAX = 50
const KEPT_DAYS = 90

const columns = {
  id: noticeEvents.id,
  userId: noticeEvents.userId,
  kind: noticeEvents.kind,
  personId: noticeEvents.personId,
}
export type NoticeEvent = Pick<typeof noticeEvents.$inferSelect, keyof typeof columns>

export type NoticeItem = Pick<
  typeof noticeItems.$inferInsert,
  'userId' | 'personId' | 'channel'
> & {
  /** Null means now. */
  dueAt: Date | null
}

/** Claims events whose recipients have not been determined; accounts take turns. */
export const claimEvents = (db: Database): Promise<NoticeEvent[]> =>
  claim(
    db,
    {
      table: noticeEvents,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      where: isNull(noticeEvents.plannedAt),
      turns: { of: noticeEvents.userId },
      orderBy: [noticeEvents.createdAt],
      most: MAX,
    },
    columns,
  )

/** Adds an event that only our code can detect; triggers add the others. A fact that exists already is ignored. */
export const insertEvent = (db: Database, event: typeof noticeEvents.$inferInsert) =>
  db.insert(noticeEvents).values(event).onConflictDoNothing()

/** Stores who is notified of an event, once. */
export const planEvent = (db: Database, eventId: string, items: NoticeItem[]): Promise<void> =>
  db.transaction(async (tx) => {
    if (items.length > 0) {
      const rows = items.map((item) => ({
        ...item,
        eventId,
        // By the database's clock, which also decides what is due.
        dueAt: item.dueAt ?? sql`now()`,
      }))
      await tx.insert(noticeItems).values(rows).onConflictDoNothing()
    }
    await tx
      .update(noticeEvents)
      .set({ plannedAt: sql`now()`, leasedUntil: null })
      .where(eq(noticeEvents.id, eventId))
  })

export const forgetOldNews = (db: Database) =>
  db
    .delete(noticeEvents)
    .where(lt(noticeEvents.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
