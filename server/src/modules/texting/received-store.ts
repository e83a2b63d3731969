import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { claim } from '../../db/lease.ts'
import { receivedTexts } from '../../db/schema/texting.ts'

/** How long a node may take over a text, in ms. */
const LEASE_MS = 30_000
/** For so long a text that is announced again is known. */
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

/** Stores a text; one that is known changes nothing. */
export const insertReceived = (db: Database, text: Omit<ReceivedText, 'attempts'>) =>
  db.insert(receivedTexts).values(text).onConflictDoNothing()

const EARLIER = alias(receivedTexts, 'earlier')

/** The first of each phone that waits, each for one node only. */
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
      orderBy: [position],
      most,
      set: { attempts: sql`${attempts} + 1` },
    },
    { sid, ours, theirs, text, files, optOut, profileName, countryCode, attempts },
  )
}

/** What was said is kept by the conversation from here on, and only there. */
export const markProcessed = (db: Database, sid: string) =>
  db
    .update(receivedTexts)
    .set({ processedAt: sql`now()`, text: '', ours: '', theirs: '', profileName: null })
    .where(eq(receivedTexts.sid, sid))

export const postponeReceived = (db: Database, sid: string, seconds: number) =>
  db
    .update(receivedTexts)
    .set({ dueAt: fromNow(seconds * 1000) })
    .where(eq(receivedTexts.sid, sid))

export const forgetOldReceived = (db: Database) =>
  db
    .delete(receivedTexts)
    .where(lt(receivedTexts.processedAt, sql`now() - make_interval(days => ${KNOWN_FOR_DAYS})`))
