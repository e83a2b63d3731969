import { and, eq, inArray, isNull, lt, notExists, notLike, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { claim } from '../../db/lease.ts'
import { textOutbox, textThreads } from '../../db/schema/texting.ts'
import { MINUTE_MS } from '../../lib/time.ts'

/** Lease of a text in ms: longer than a request to the carrier may take. */
const LEASE_MS = MINUTE_MS

export type Outgoing = Pick<
  typeof textOutbox.$inferSelect,
  'position' | 'conversationId' | 'messageId' | 'text' | 'segments' | 'attempts' | 'createdAt'
>

/** Puts a part of a message at the end of what is to be sent, once. */
export const insertOutgoing = (tx: Database, outgoing: typeof textOutbox.$inferInsert) =>
  tx.insert(textOutbox).values(outgoing).onConflictDoNothing()

/** Drops answers of the agent that wait to be sent where a person has taken over meanwhile, unless a part was tried already. */
const SILENCE = `
with silenced as (
  update text_outbox o set settled_at = now(), text = ''
  from messages m join conversations c on c.id = m.conversation_id
  where o.settled_at is null and m.id = o.message_id and m.role = 'agent' and m.epoch < c.epoch
    and not exists (select from text_outbox tried where tried.message_id = m.id and tried.attempts > 0)
  returning m.id
)
update messages set status = 'cut' where id in (select id from silenced)`

const EARLIER = alias(textOutbox, 'earlier')

/** Claims the first waiting text of each conversation, so that texts go out in order and from one node. Accounts take turns. */
export async function claimOutgoing(database: DatabaseDriver, most: number): Promise<Outgoing[]> {
  await database.query(SILENCE)
  const { attempts, conversationId, createdAt, messageId, position, segments, settledAt, text } =
    textOutbox
  const { db } = database
  const isBefore = and(eq(EARLIER.conversationId, conversationId), lt(EARLIER.position, position))
  const earlier = db
    .select({ one: sql`1` })
    .from(EARLIER)
    .where(and(isBefore, isNull(EARLIER.settledAt)))
  return claim(
    db,
    {
      table: textOutbox,
      key: ['position'],
      until: 'dueAt',
      lease: LEASE_MS,
      where: and(isNull(settledAt), notExists(earlier)),
      turns: { of: sql`(select c.user_id from conversations c where c.id = ${conversationId})` },
      orderBy: [position],
      most,
      set: { attempts: sql`${attempts} + 1` },
    },
    { position, conversationId, messageId, text, segments, attempts, createdAt },
  )
}

/**
 * Stores how sending ended, and clears the words, which the message keeps.
 * @param failure a sentence for the owner; null when the carrier accepted it
 * @returns false when another node did so before.
 */
export async function settleOutgoing(
  db: Database,
  position: number,
  failure: string | null,
): Promise<boolean> {
  const rows = await db
    .update(textOutbox)
    .set({ settledAt: sql`now()`, text: '', failure })
    .where(and(eq(textOutbox.position, position), isNull(textOutbox.settledAt)))
    .returning({ position: textOutbox.position })
  return rows.length > 0
}

/** Schedules another attempt, unless another node has the text by now; every claim raises the attempts. */
export const postponeOutgoing = (
  db: Database,
  { position, attempts }: Pick<Outgoing, 'position' | 'attempts'>,
  seconds: number,
) =>
  db
    .update(textOutbox)
    .set({ dueAt: fromNow(seconds * 1000) })
    .where(and(eq(textOutbox.position, position), eq(textOutbox.attempts, attempts)))

/** Conversations at a WhatsApp address; without one, those of all numbers that WhatsApp does not carry. */
const threadsOf = (db: Database, ours: string | null) =>
  db
    .select({ id: textThreads.conversationId })
    .from(textThreads)
    .where(ours === null ? notLike(textThreads.ours, 'whatsapp:%') : eq(textThreads.ours, ours))

/**
 * Stores a failure that the carrier reported later.
 * @returns the message it belongs to; undefined when a failure is stored already, or the text is gone
 */
export async function failSent(
  db: Database,
  position: number,
  ours: string | null,
  failure: string,
): Promise<Pick<Outgoing, 'conversationId' | 'messageId'> | undefined> {
  const [row] = await db
    .update(textOutbox)
    .set({ failure, settledAt: sql`coalesce(${textOutbox.settledAt}, now())` })
    .where(
      and(
        eq(textOutbox.position, position),
        isNull(textOutbox.failure),
        inArray(textOutbox.conversationId, threadsOf(db, ours)),
      ),
    )
    .returning({ conversationId: textOutbox.conversationId, messageId: textOutbox.messageId })
  return row
}

/** Gives a message a new revision, so that open dashboards read it again. */
export const markChanged = (database: DatabaseDriver, conversationId: string, messageId: string) =>
  database.query(
    `with changed as (update conversations set revision = revision + 1 where id = $1 returning revision)
     update messages m set revision = changed.revision from changed where m.conversation_id = $1 and m.id = $2`,
    [conversationId, messageId],
  )
