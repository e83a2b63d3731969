import { asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { claim } from '../../db/lease.ts'
import { noticeEvents, noticeItems } from '../../db/schema/notices.ts'

/** Longer than it takes to settle who is told. */
const LEASE_MS = 30_000
const MOST = 50
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
  /** Null for now. */
  dueAt: Date | null
}

/** Events of which nobody has settled who is told, the oldest first. */
export const claimEvents = (db: Database): Promise<NoticeEvent[]> =>
  claim(
    db,
    {
      table: noticeEvents,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      where: isNull(noticeEvents.plannedAt),
      orderBy: [asc(noticeEvents.createdAt)],
      most: MOST,
    },
    columns,
  )

/** What is told by a trigger in SQL is told here where only we can know it. A fact that is there already is told already. */
export const insertEvent = (db: Database, event: typeof noticeEvents.$inferInsert) =>
  db.insert(noticeEvents).values(event).onConflictDoNothing()

/** Settles who is told, once. */
export const planEvent = (db: Database, eventId: string, items: NoticeItem[]): Promise<void> =>
  db.transaction(async (tx) => {
    if (items.length > 0) {
      const rows = items.map((item) => ({
        ...item,
        eventId,
        // By the clock of the database, which is asked what is due.
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
