import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { ReadDocument } from '../../ports/reader/index.ts'
import {
  failPage,
  type IndexedPage,
  keepPassages,
  type NewPassage,
  postponePage,
  replacePassages,
} from './passage-store.ts'
import { tellChange, tellProgress } from './tell.ts'
import {
  countPages,
  findFile,
  finishRun,
  listPendingPages,
  type Outcome,
  type PageCounts,
  type PendingPage,
  type TrainingJob,
} from './training-store.ts'

/** Pages of one site at a time: polite, and enough to keep two threads busy. */
const PAGES_AT_A_TIME = 4
const TRIES_PER_PAGE = 3
/** A document that ends the process this often without a page being read is given up. */
const MAX_LOST_RUNS = 25

export type TrainingPace = {
  /** Before a page is tried again: after the first failure, the second, and so on. */
  backoffMs: number[]
}

/**
 * One run over what is pending of an item. Every page is a unit of its own and a page that is read again becomes the same rows, so a
 * run may end anywhere and the next one goes on. Writes nothing once the item is deleted or `signal` aborts.
 */
export async function trainItem(
  deps: Deps,
  job: TrainingJob,
  pace: TrainingPace,
  signal: AbortSignal,
): Promise<void> {
  const progressed = tellProgress(deps, job)
  const pages = await listPendingPages(deps.db, job.id)
  if (job.attempts > MAX_LOST_RUNS) {
    for (const page of pages) await failPage(deps.db, job, page.id, 'Reading it failed too often.')
  } else {
    await eachAtATime(pages, async (page) => {
      if (signal.aborted) return
      await trainPage(deps, job, page, signal)
      progressed()
    })
  }
  if (signal.aborted) return
  const counts = await countPages(deps.db, job.id)
  await finishRun(deps.db, job, outcomeOf(deps, counts, pages, pace))
  tellChange(deps, job)
}

async function trainPage(deps: Deps, job: TrainingJob, page: PendingPage, signal: AbortSignal) {
  try {
    const document = await readDocument(deps, job, page, signal)
    const title = page.url === null ? job.title : document.title
    const contentHash = hashOf({ ...document, title, embedder: deps.embedder?.id })
    if (contentHash === page.contentHash) {
      await keepPassages(deps.db, job, page.id)
      return
    }
    const passages = await withEmbeddings(deps, document, signal)
    await replacePassages(deps.db, job, {
      id: page.id,
      ...indexed(deps, document),
      title,
      contentHash,
      passages,
    })
  } catch (error) {
    if (signal.aborted) return
    const known = error instanceof AppError
    if (!known) deps.log.error({ err: error, page: page.id }, 'a page could not be trained')
    const again = (!known || isTransient(error)) && page.attempts + 1 < TRIES_PER_PAGE
    const note = again ? postponePage : failPage
    await note(deps.db, job, page.id, known ? error.message : 'The page could not be stored.')
  }
}

const indexed = (
  deps: Deps,
  document: ReadDocument,
): Pick<IndexedPage, 'config' | 'embeddingModel'> => ({
  config: document.config,
  embeddingModel: deps.embedder?.id ?? null,
})

async function readDocument(
  deps: Deps,
  job: TrainingJob,
  page: PendingPage,
  signal: AbortSignal,
): Promise<ReadDocument> {
  if (page.url !== null)
    return deps.reader.html(await deps.crawler.fetchPage(page.url, signal), signal)
  const content = await findFile(deps.db, job.id)
  if (!content) throw new AppError(422, 'file_missing', 'The file is gone.')
  return deps.reader.pdf(content, signal)
}

/** A model that is out of order delays the page instead of leaving it without a vector. */
async function withEmbeddings(
  deps: Deps,
  { passages }: ReadDocument,
  signal: AbortSignal,
): Promise<NewPassage[]> {
  if (!deps.embedder) return passages.map((passage) => ({ ...passage, embedding: null }))
  const texts = passages.map(({ heading, text }) => (heading ? `${heading}\n${text}` : text))
  const vectors = await deps.embedder.embed(texts, signal)
  return passages.map((passage, index) => ({ ...passage, embedding: vectors[index] ?? null }))
}

const isTransient = (error: AppError) =>
  ('transient' in error && error.transient === true) || error.status === 503

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

function outcomeOf(
  deps: Deps,
  counts: PageCounts,
  pages: PendingPage[],
  { backoffMs }: TrainingPace,
): Outcome {
  if (counts.pending > 0) {
    const failures = Math.max(0, ...pages.map((page) => page.attempts))
    const wait = backoffMs[Math.min(failures, backoffMs.length - 1)] ?? 0
    const nextRunAt = new Date(deps.now().getTime() + wait)
    return { status: 'training', reason: `${counts.reason} Trying again soon.`, nextRunAt }
  }
  if (counts.trained > 0) return { status: 'trained', reason: null, nextRunAt: null }
  return { status: 'untrained', reason: counts.reason, nextRunAt: null }
}

async function eachAtATime<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, lane))
}
