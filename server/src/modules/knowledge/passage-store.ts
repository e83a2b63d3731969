import { eq, sql } from 'drizzle-orm'
import type { ChangeKind } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { knowledgePages, type LastSeen } from '../../db/schema/knowledge.ts'
import { newId } from '../../lib/ids.ts'
import { asJsonb } from '../../lib/jsonb.ts'
import type { Fact, PageNotice } from '../../ports/reader/fact.ts'
import { beginChange, completeChange } from './change-store.ts'
import type { Corrected } from './corrections.ts'
import { replaceFacts } from './fact-store.ts'
import { noteProgress, whileHeld } from './held-store.ts'
import { READ } from './page-outcome-store.ts'
import { lengthOf, searchVector } from '../../db/passage-search.ts'
import { spaced } from '../../lib/unspaced.ts'
import type { TrainingJob } from './training-store.ts'

/** Passages written at once. The embedded database has one connection, so a longer transaction would make visitors wait. */
const BATCH = 40

export type NewPassage = {
  heading: string
  text: string
  pageNumber: number | null
  /** Also null when it is hidden, because it is never searched then. */
  embedding: number[] | null
  /** What the page says, when the owner has corrected `text`. */
  original: string | null
  hidden: boolean
}

export type IndexedPage = {
  id: string
  title: string | null
  /** The text search configuration of its language. */
  config: string
  contentHash: string
  embeddingModel: string | null
  language: string | null
  notices: PageNotice[]
  lastSeen: LastSeen | null
  /**
   * `added` for a page new to an item that was read before, `changed` for a page that was itself read before; null when the whole item is
   * new.
   */
  change: ChangeKind | null
  passages: NewPassage[]
  facts: Corrected<Fact>[]
}

/**
 * Replaces the passages of a page, position by position, in short transactions: the page is never without passages meanwhile, and repeating
 * it changes nothing. Its facts are replaced with the last passages.
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
  const pageTexts = page.passages.map(({ original, text }) => original ?? text)
  if (page.change) await completeChange(tx, page.id, pageTexts.join('\n\n'))
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
