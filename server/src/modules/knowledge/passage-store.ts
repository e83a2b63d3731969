import { eq, inArray, sql } from 'drizzle-orm'
import type { ChangeKind } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { knowledgeItems, knowledgePages, type LastSeen } from '../../db/schema/knowledge.ts'
import { newId } from '../../lib/ids.ts'
import { asJsonb } from '../../lib/jsonb.ts'
import type { Fact, PageNotice } from '../../ports/reader/fact.ts'
import { beginChange, completeChange, noteGone } from './change-store.ts'
import type { Corrected } from './corrections.ts'
import { replaceFacts } from './fact-store.ts'
import { lengthOf, searchVector } from '../../db/passage-search.ts'
import { spaced } from '../../lib/unspaced.ts'
import type { TrainingJob } from './training-store.ts'

/** The embedded database is one connection: a longer transaction would make a visitor wait. */
const BATCH = 40

export type NewPassage = {
  heading: string
  text: string
  pageNumber: number | null
  /** Null too where it is hidden: it is never found. */
  embedding: number[] | null
  /** What the page says where the owner has corrected `text`. */
  original: string | null
  hidden: boolean
}

export type IndexedPage = {
  id: string
  title: string | null
  /** Text search configuration. */
  config: string
  contentHash: string
  embeddingModel: string | null
  language: string | null
  notices: PageNotice[]
  lastSeen: LastSeen | null
  /** It is new to an item that was read before, or was read before itself; null where all of the item is new. */
  change: ChangeKind | null
  passages: NewPassage[]
  facts: Corrected<Fact>[]
}

/**
 * Puts the passages of a page in the place of its earlier ones, position by position, in short transactions: the page is never
 * without passages in between, and doing it again changes nothing. Its facts follow with the last of them.
 * @returns false when the item was deleted or taken over meanwhile.
 */
export async function replacePassages(
  db: Database,
  job: TrainingJob,
  page: IndexedPage,
): Promise<boolean> {
  const { passages } = page
  for (let start = 0; ; start += BATCH) {
    const isLast = start + BATCH >= passages.length
    const written = await whileHeld(db, job, async (tx, attempts) => {
      const batch = passages.slice(start, start + BATCH)
      if (page.change && start === 0)
        await beginChange(tx, { id: page.id, itemId: job.id }, page.change)
      if (batch.length > 0) await upsertBatch(tx, job, page, batch, start)
      if (isLast) await completePage(tx, job, page, attempts)
    })
    if (!written) return false
    if (isLast) return true
  }
}

const READ = {
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

/** Writes only while the worker holds the item; locks it against deletion until the end. */
export async function whileHeld(
  db: Database,
  job: TrainingJob,
  write: (tx: Database, attempts: number) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [item] = await tx
      .select({ holder: knowledgeItems.leaseHolder, attempts: knowledgeItems.attempts })
      .from(knowledgeItems)
      .where(eq(knowledgeItems.id, job.id))
      .for('no key update')
    if (item?.holder !== job.holder) return false
    await write(tx, item.attempts)
    return true
  })
}

/** A run that reads a page is not one that dies again and again; most pages are not the first of their run. */
async function noteProgress(tx: Database, job: TrainingJob, attempts: number): Promise<void> {
  if (attempts === 0) return
  await tx.update(knowledgeItems).set({ attempts: 0 }).where(eq(knowledgeItems.id, job.id))
}

async function completePage(tx: Database, job: TrainingJob, page: IndexedPage, attempts: number) {
  await tx.execute(
    sql`delete from passages where page_id = ${page.id} and position >= ${page.passages.length}`,
  )
  await replaceFacts(tx, { id: page.id, itemId: job.id }, page.facts)
  await tx
    .update(knowledgePages)
    .set({
      ...READ,
      title: page.title,
      contentHash: page.contentHash,
      language: page.language,
      notices: page.notices,
      lastSeen: page.lastSeen,
    })
    .where(eq(knowledgePages.id, page.id))
  const saidByPage = page.passages.map(({ original, text }) => original ?? text)
  if (page.change) await completeChange(tx, page.id, saidByPage.join('\n\n'))
  await noteProgress(tx, job, attempts)
}

async function upsertBatch(
  tx: Database,
  job: TrainingJob,
  page: IndexedPage,
  batch: NewPassage[],
  start: number,
) {
  const rows = batch.map((passage, index) => ({
    id: newId(),
    position: start + index,
    heading: passage.heading,
    text: passage.text,
    spaced_heading: spaced(passage.heading),
    spaced_text: spaced(passage.text),
    page_number: passage.pageNumber,
    embedding: passage.embedding && JSON.stringify(passage.embedding),
    original: passage.original,
    hidden: passage.hidden,
  }))
  const search = searchVector({
    config: page.config,
    title: page.title,
    heading: sql`r.spaced_heading`,
    text: sql`r.spaced_text`,
    hidden: sql`r.hidden`,
  })
  await tx.execute(sql`
    insert into passages (id, item_id, page_id, position, heading, text, page_number, config,
      search, length, embedding, embedding_model, original, hidden)
    select r.id, ${job.id}::uuid, ${page.id}::uuid, r.position, r.heading, r.text, r.page_number, ${page.config},
      v.search, ${lengthOf(sql`v.search`)},
      r.embedding::vector, case when r.embedding is null then null else ${page.embeddingModel} end,
      r.original, r.hidden
    from jsonb_to_recordset(${asJsonb(rows)}::jsonb) as r(
      id uuid, position int, heading text, text text, spaced_heading text, spaced_text text, page_number int, embedding text, original text, hidden boolean)
    cross join lateral (select ${search} as search) v
    on conflict (page_id, position) do update set
      heading = excluded.heading, text = excluded.text, page_number = excluded.page_number,
      config = excluded.config, search = excluded.search, length = excluded.length,
      embedding = excluded.embedding, embedding_model = excluded.embedding_model,
      original = excluded.original, hidden = excluded.hidden`)
}
