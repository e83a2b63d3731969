import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { knowledgePages, type LastSeen } from '../../db/schema/knowledge.ts'
import { noteGone } from './change-store.ts'
import { noteProgress, whileHeld } from './held-store.ts'
import type { TrainingJob } from './training-store.ts'

/** What is noted of a page that was read. */
export const READ = {
  status: 'trained' as const,
  reason: null,
  attempts: 0,
  fetchedAt: sql`now()`,
  missingSince: null,
}

/** The page says what it said before. @param lastSeen left out where it was not read for that */
export const keepPassages = (
  db: Database,
  job: TrainingJob,
  pageId: string,
  lastSeen?: LastSeen | null,
): Promise<boolean> =>
  whileHeld(db, job, async (tx, attempts) => {
    await tx
      .update(knowledgePages)
      .set({ ...READ, ...(lastSeen !== undefined && { lastSeen }) })
      .where(eq(knowledgePages.id, pageId))
    await noteProgress(tx, job, attempts)
  })

/** The website says that there is no such page, perhaps by a slip: what it said is said until it is looked again. */
export const missPage = (db: Database, job: TrainingJob, pageId: string): Promise<boolean> =>
  whileHeld(db, job, async (tx, attempts) => {
    await tx
      .update(knowledgePages)
      .set({
        status: 'trained',
        reason: null,
        attempts: 0,
        missingSince: sql`coalesce(missing_since, now())`,
      })
      .where(eq(knowledgePages.id, pageId))
    await noteProgress(tx, job, attempts)
  })

/**
 * The page cannot be read; what it said before is kept.
 * @param isGone the website says that there is no such page: it is forgotten once the others were read.
 */
export const failPage = (
  db: Database,
  job: TrainingJob,
  pageId: string,
  reason: string,
  isGone = false,
): Promise<boolean> =>
  whileHeld(db, job, async (tx, attempts) => {
    await tx
      .update(knowledgePages)
      .set({
        status: 'failed',
        reason,
        ...(isGone && { contentHash: null, lastSeen: null, missingSince: null }),
      })
      .where(eq(knowledgePages.id, pageId))
    await noteProgress(tx, job, attempts)
  })

/** What the item knows of pages that are gone; where nothing of it can be read the website is gone, and that may be a mistake of an hour. */
export const forgetGonePages = (db: Database, job: TrainingJob): Promise<boolean> =>
  whileHeld(db, job, async (tx) => {
    const gone = sql`select id from knowledge_pages
      where item_id = ${job.id} and status = 'failed' and content_hash is null`
    await noteGone(tx, job.id, gone)
    await tx.execute(sql`delete from passages where page_id in (${gone})`)
    await tx.execute(sql`delete from knowledge_facts where page_id in (${gone})`)
  })

/** Pages nobody asked for because the others did not answer: they share the wait, and the end of it after `tries`. */
export const postponePages = (
  db: Database,
  job: TrainingJob,
  pageIds: string[],
  reason: string,
  tries: number,
): Promise<boolean> =>
  whileHeld(db, job, async (tx) => {
    if (pageIds.length === 0) return
    await tx
      .update(knowledgePages)
      .set({
        reason,
        attempts: sql`attempts + 1`,
        status: sql`(case when attempts + 1 >= ${tries} then 'failed' else 'pending' end)::knowledge_page_status`,
      })
      .where(inArray(knowledgePages.id, pageIds))
  })

/** The page may be readable later. */
export const postponePage = (
  db: Database,
  job: TrainingJob,
  pageId: string,
  reason: string,
): Promise<boolean> =>
  whileHeld(db, job, async (tx, attempts) => {
    await tx
      .update(knowledgePages)
      .set({ reason, attempts: sql`attempts + 1` })
      .where(eq(knowledgePages.id, pageId))
    await noteProgress(tx, job, attempts)
  })
