import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { CrawlReason } from '../../ports/crawler/crawl-error.ts'
import type { Embedder } from '../../ports/model/index.ts'
import type { Passage, ReadDocument } from '../../ports/reader/index.ts'
import { listCorrections } from './correction-store.ts'
import { type Corrected, type Correction, correctFacts, correctPassages } from './corrections.ts'
import { embedderFor } from '../usage/models.ts'
import { embeddedText } from './embedded-text.ts'
import {
  failPage,
  keepPassages,
  type NewPassage,
  postponePage,
  replacePassages,
} from './passage-store.ts'
import { readSource } from './read-source.ts'
import type { PendingPage, TrainingJob } from './training-store.ts'

export const TRIES_PER_PAGE = 3
const PAGE_MISSING: CrawlReason = 'page_missing'

/** `later`: it could not be read in a way that may pass. */
export type PageResult = { kind: 'read' | 'failed' } | { kind: 'later'; reason: string }

/** Reads a page and puts its passages in the place of its earlier ones; a page that says what it said before is left alone. */
export async function trainPage(
  deps: Deps,
  job: TrainingJob,
  page: PendingPage,
  signal: AbortSignal,
): Promise<PageResult> {
  try {
    const document = await readSource(deps, job, page, signal)
    await indexPage(deps, job, page, document, signal)
    return { kind: 'read' }
  } catch (error) {
    if (signal.aborted) return { kind: 'failed' }
    return noteFailure(deps, job, page, error)
  }
}

async function indexPage(
  deps: Deps,
  job: TrainingJob,
  page: PendingPage,
  document: ReadDocument,
  signal: AbortSignal,
): Promise<void> {
  const embedder = await embedderFor(deps, job)
  const embeddingModel = embedder?.id ?? null
  const { title, config, language, notices } = document
  const hashWith = (corrections: Correction[], model = embeddingModel) =>
    hashOf({ ...document, embeddingModel: model, corrections })

  let corrections = await listCorrections(deps.db, page.id)
  let contentHash = hashWith(corrections)
  // At the cap there is no model: what one has read already keeps its vectors.
  const known = [contentHash, hashWith(corrections, deps.embedder?.id ?? null)]
  if (known.includes(page.contentHash ?? '')) {
    return void (await keepPassages(deps.db, job, page.id))
  }
  // Again when the owner corrected something meanwhile: no training under way loses what they said.
  for (let written = ''; written !== contentHash; contentHash = hashWith(corrections)) {
    const facts = correctFacts(document.facts, corrections, language)
    const said = correctPassages(document.passages, corrections, facts)
    const passages = await withEmbeddings(embedder, said, signal)
    const indexed = { id: page.id, title, config, contentHash, embeddingModel, language, notices }
    if (!(await replacePassages(deps.db, job, { ...indexed, passages, facts }))) return
    written = contentHash
    corrections = await listCorrections(deps.db, page.id)
  }
}

async function noteFailure(
  deps: Deps,
  job: TrainingJob,
  page: PendingPage,
  error: unknown,
): Promise<PageResult> {
  const known = error instanceof AppError
  if (!known) deps.log.error({ err: error, page: page.id }, 'a page could not be trained')
  const reason = known ? error.message : 'The page could not be stored.'
  const mayPass = !known || isTransient(error)
  if (mayPass && page.attempts + 1 < TRIES_PER_PAGE) {
    await postponePage(deps.db, job, page.id, reason)
  } else {
    await failPage(deps.db, job, page.id, reason, known && error.code === PAGE_MISSING)
  }
  return mayPass ? { kind: 'later', reason } : { kind: 'failed' }
}

/** A model that is out of order delays the page instead of leaving it without vectors. */
async function withEmbeddings(
  embedder: Embedder | null,
  passages: Corrected<Passage>[],
  signal: AbortSignal,
): Promise<NewPassage[]> {
  if (!embedder) return passages.map((passage) => ({ ...passage, embedding: null }))
  const shown = passages.filter((passage) => !passage.hidden)
  const vectors = await embedder.embed(shown.map(embeddedText), signal)
  const vectorOf = new Map(shown.map((passage, index) => [passage, vectors[index]]))
  return passages.map((passage) => ({ ...passage, embedding: vectorOf.get(passage) ?? null }))
}

const isTransient = (error: AppError) =>
  ('transient' in error && error.transient === true) || error.status === 503

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
