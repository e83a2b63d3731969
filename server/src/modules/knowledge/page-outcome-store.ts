import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { knowledgePages, type LastSeen } from '../../db/schema/knowledge.ts'
import { noteGone } from './change-store.ts'
import { noteProgress, whileHeld } from './held-store.ts'
import type { TrainingJob } from './training-store.ts'

/** The columns of a page that was read successfully. */
export const READ = {
  status: 'trained' as const,
  reason: null,
  attempts: 0,
  fetchedAt: sql`now()`,
  missingSince: null,
}

/** Records that the page still says the same. @param lastSeen omitted when the page was not downloaded to find that out */
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

/** Records that the website reports the page as missing. That may be a mistake, so its passages are kept until the next check. */
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
 * Records that the page cannot be read; its passages are kept.
 * @param isGone the website reports the page as missing: it is removed after the others have been read
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

/**
 * Removes the pages that no longer exist, unless no page of the item could be read: then the whole website is missing, which may be
 * temporary.
 */
export const forgetGonePages = (db: Database, job: TrainingJob): Promise<boolean> =>
  whileHeld(db, job, async (tx) => {
    const gone = sql`select id from knowledge_pages
      where item_id = ${job.id} and status = 'failed' and content_hash is null`
    await noteGone(tx, job.id, gone)
    await tx.execute(sql`delete from passages where page_id in (${gone})`)
    await tx.execute(sql`delete from knowledge_facts where page_id in (${gone})`)
  })

/**
 * Postpones pages that were not requested because other pages of the site did not answer: they share the wait, and the limit of `tries`.
 */
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

/** Postpones a page that may be readable later. */
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
