import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { claimDue, postponeSending, removeUnsent, settleSent } from '../../db/outbox.ts'
import { type Claimed, wasLeased } from '../../db/was-leased.ts'
import { noticeMessages } from '../../db/schema/notices.ts'

const KEPT_DAYS = 90
/** The most messages to one person by one channel within so many minutes; later news waits and is sent together. */
const MAX_LATELY = 3
const LATELY_MINUTES = 5
const MAX_GATHERED = 1_000
/** Key of an advisory lock that nothing else uses. */
const GATHERING = `hashtext('notices')`

const GATHER = `
with due as (
  select i.event_id, i.user_id, i.person_id, i.channel from notice_items i
  where i.message_id is null and i.due_at <= now() and (
    select count(*) from notice_messages m
    where m.person_id = i.person_id and m.channel = i.channel and m.created_at > now() - interval '${LATELY_MINUTES} minutes'
  ) < ${MAX_LATELY}
  order by i.due_at limit ${MAX_GATHERED}
), made as (
  insert into notice_messages (id, user_id, person_id, channel)
  select gen_random_uuid(), user_id, person_id, channel from due group by user_id, person_id, channel
  returning id, user_id, person_id, channel
)
update notice_items i set message_id = made.id from due, made
where i.event_id = due.event_id and i.person_id = due.person_id and i.channel = due.channel
  and made.user_id = due.user_id and made.person_id = due.person_id and made.channel = due.channel`

/**
 * Combines what is due to a person by one channel into one message. Only one node does so at a time; otherwise a person might get
 * several.
 */
export async function gatherItems(database: DatabaseDriver): Promise<void> {
  const { rows } = await database.query(
    'select 1 from notice_items where message_id is null and due_at <= now() limit 1',
  )
  if (rows.length === 0) return
  await database.db.transaction(async (tx) => {
    const lock = sql.raw(`select pg_try_advisory_xact_lock(${GATHERING}) as mine`)
    const { rows: answer } = (await tx.execute(lock)) as unknown as { rows: { mine: boolean }[] }
    if (answer[0]!.mine) await tx.execute(sql.raw(GATHER))
  })
}

const columns = {
  id: noticeMessages.id,
  userId: noticeMessages.userId,
  personId: noticeMessages.personId,
  channel: noticeMessages.channel,
  attempts: noticeMessages.attempts,
  createdAt: noticeMessages.createdAt,
}
export type NoticeMessage = Pick<typeof noticeMessages.$inferSelect, keyof typeof columns>

/** Claims messages to be sent; each belongs to one node until its lease ends. */
export const claimMessages = (db: Database, most: number): Promise<Claimed<NoticeMessage>[]> =>
  claimDue(
    db,
    noticeMessages,
    { ...columns, wasLeased: wasLeased(noticeMessages.id, noticeMessages.leasedUntil) },
    most,
  ) as Promise<Claimed<NoticeMessage>[]>

/**
 * Settles a message.
 * @param failure a sentence when sending was given up; null when it was sent.
 * @returns whether it was still leased to us
 */
export const settleMessage = async (
  db: Database,
  message: NoticeMessage,
  failure: string | null,
): Promise<boolean> =>
  (await settleSent(db, noticeMessages, message, failure).returning()).length > 0

/** Number of messages sent to this person by this channel in the last day. */
export const countSent = (db: Database, { userId, personId, channel }: NoticeMessage) =>
  db.$count(
    noticeMessages,
    and(
      eq(noticeMessages.userId, userId),
      eq(noticeMessages.personId, personId),
      eq(noticeMessages.channel, channel),
      gt(noticeMessages.createdAt, sql`now() - interval '1 day'`),
      isNotNull(noticeMessages.settledAt),
      isNull(noticeMessages.failure),
    ),
  )

export const postponeMessage = (db: Database, message: NoticeMessage, ms: number) =>
  postponeSending(db, noticeMessages, message, ms)

/** Removes a message whose news is gone or needs nobody any more. */
export const removeMessage = (db: Database, message: NoticeMessage) =>
  removeUnsent(db, noticeMessages, message)

export const forgetOldMessages = (db: Database) =>
  db
    .delete(noticeMessages)
    .where(lt(noticeMessages.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
