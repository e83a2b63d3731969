import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { claim } from '../../db/lease.ts'
import { receivedTexts } from '../../db/schema/texting.ts'
import { SECOND_MS } from '../../lib/time.ts'

/** Lease in ms of a text that a node is processing. */
const LEASE_MS = 30_000
/** How many days a text is remembered, so that a repeated announcement of it is recognized. */
const KNOWN_FOR_DAYS = 2

export type ReceivedText = Pick<
  typeof receivedTexts.$inferSelect,
  | 'sid'
  | 'ours'
  | 'theirs'
  | 'text'
  | 'files'
  | 'optOut'
  | 'profileName'
  | 'countryCode'
  | 'attempts'
>

/** Stores a text, unless it is stored already. */
export const insertReceived = (db: Database, text: Omit<ReceivedText, 'attempts'>) =>
  db.insert(receivedTexts).values(text).onConflictDoNothing()

const EARLIER = alias(receivedTexts, 'earlier')

/** Claims the first waiting text of each phone, so that they are processed in order and by one node. Accounts take turns. */
export async function claimReceived(db: Database, most: number): Promise<ReceivedText[]> {
  const { attempts, countryCode, files, optOut, ours, position, processedAt, profileName } =
    receivedTexts
  const { sid, text, theirs } = receivedTexts
  const isBefore = and(
    eq(EARLIER.ours, ours),
    eq(EARLIER.theirs, theirs),
    lt(EARLIER.position, position),
  )
  const earlier = db
    .select({ one: sql`1` })
    .from(EARLIER)
    .where(and(isBefore, isNull(EARLIER.processedAt)))
  return claim(
    db,
    {
      table: receivedTexts,
      key: ['sid'],
      until: 'dueAt',
      lease: LEASE_MS,
      where: and(isNull(processedAt), notExists(earlier)),
      turns: { of: accountAt(ours) },
      orderBy: [position],
      most,
      set: { attempts: sql`${attempts} + 1` },
    },
    { sid, ours, theirs, text, files, optOut, profileName, countryCode, attempts },
  )
}

/** The account that an address belongs to; without one, the address stands for itself. */
const accountAt = (address: PgColumn) => sql`coalesce(
  (select sender.user_id::text from whatsapp_senders sender where sender.address = ${address}),
  (select number.user_id::text from phone_numbers number where number.phone = ${address} and number.released_at is null limit 1),
  ${address})`

/** Marks a text as processed and clears it, because the conversation has its words now. */
export const markProcessed = (db: Database, sid: string) =>
  db
    .update(receivedTexts)
    .set({ processedAt: sql`now()`, text: '', ours: '', theirs: '', profileName: null })
    .where(eq(receivedTexts.sid, sid))

/** Schedules another attempt, unless another node has the text by now. */
export const postponeReceived = (db: Database, text: Held, seconds: number) =>
  db
    .update(receivedTexts)
    .set({ dueAt: fromNow(seconds * 1000) })
    .where(isHeld(text))

/** Looks at the text again in a second. The wait is not an attempt, so however long it lasts, the text is not given up. */
export const keepWaiting = (db: Database, text: Held) =>
  db
    .update(receivedTexts)
    .set({ dueAt: fromNow(SECOND_MS), attempts: text.attempts - 1 })
    .where(isHeld(text))

type Held = Pick<ReceivedText, 'sid' | 'attempts'>

/** Every claim raises the attempts, which therefore tell who holds the text. */
const isHeld = ({ sid, attempts }: Held) =>
  and(eq(receivedTexts.sid, sid), eq(receivedTexts.attempts, attempts))

export const forgetOldReceived = (db: Database) =>
  db
    .delete(receivedTexts)
    .where(lt(receivedTexts.processedAt, sql`now() - make_interval(days => ${KNOWN_FOR_DAYS})`))
