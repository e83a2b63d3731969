import { createHash } from 'node:crypto'
import type { ChangeKind } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { LastSeen } from '../../db/schema/knowledge.ts'
import type { CrawlReason } from '../../ports/crawler/crawl-error.ts'
import type { Again } from '../../ports/crawler/index.ts'
import type { Embedder } from '../../ports/model/index.ts'
import type { Passage } from '../../ports/reader/index.ts'
import { DAY_MS } from '../../lib/time.ts'
import { listCorrections } from './correction-store.ts'
import { type Corrected, type Correction, correctFacts, correctPassages } from './corrections.ts'
import { embedderFor } from '../usage/models.ts'
import { embeddedText } from './embedded-text.ts'
import { failPage, keepPassages, missPage, postponePage } from './page-outcome-store.ts'
import { type NewPassage, replacePassages } from './passage-store.ts'
import { readSource, type SourceRead } from './read-source.ts'
import type { PendingPage, TrainingJob } from './training-store.ts'

export const TRIES_PER_PAGE = 3
/** Reasons that may be a mistake: sites are moved. */
const MISSING = new Set<string>(['page_missing', 'sent_home'] satisfies CrawlReason[])
const PAGE_GONE: CrawlReason = 'page_gone'
const NOT_MODIFIED: CrawlReason = 'not_modified'
/** After this time a website that reports no change is read anyway, because some report that for everything. */
const BELIEVED_MS = 30 * DAY_MS

/** `later`: the page could not be read, for a reason that may be temporary. */
export type PageResult = { kind: 'read' | 'failed' } | { kind: 'later'; reason: string }

/** Reads a page and replaces its passages; a page whose text is the same as before is left alone. */
export async function trainPage(
  deps: Deps,
  job: TrainingJob,
  page: PendingPage,
  signal: AbortSignal,
): Promise<PageResult> {
  try {
    const again = job.isReread ? { since: sinceOf(deps, page) } : undefined
    await readAndIndex(deps, job, page, signal, again)
    return { kind: 'read' }
  } catch (error) {
    if (signal.aborted) return { kind: 'failed' }
    return noteFailure(deps, job, page, error)
  }
}

async function readAndIndex(
  deps: Deps,
  job: TrainingJob,
  page: PendingPage,
  signal: AbortSignal,
  again: Again | undefined,
): Promise<void> {
  const read = await readSource(deps, job, page, signal, again).catch((error: unknown) => {
    const isSame = again?.since && error instanceof AppError && error.code === NOT_MODIFIED
    if (isSame) return null
    throw error
  })
  if (read) await indexPage(deps, job, page, read, signal)
  else await keepPassages(deps.db, job, page.id)
}

/**
 * The validators with which to ask whether a page has changed; null when it must be read completely, for example for another embedding
 * model.
 */
function sinceOf(deps: Deps, { contentHash, lastSeen }: PendingPage): LastSeen | null {
  if (!contentHash || !lastSeen || !(lastSeen.etag || lastSeen.lastModified)) return null
  const isOld = deps.now().getTime() - Date.parse(lastSeen.readAt) > BELIEVED_MS
  return isOld || lastSeen.embeddingModel !== (deps.embedder?.id ?? null) ? null : lastSeen
}

async function indexPage(
  deps: Deps,
  job: TrainingJob,
  page: PendingPage,
  { document, validators }: SourceRead,
  signal: AbortSignal,
): Promise<void> {
  const embedder = await embedderFor(deps, job)
  const embeddingModel = embedder?.id ?? null
  const { title, config, language, notices } = document
  const hashWith = (corrections: Correction[], model = embeddingModel) =>
    hashOf({ ...document, embeddingModel: model, corrections })

  const seenBy = (model: string | null): LastSeen | null =>
    validators && { ...validators, readAt: deps.now().toISOString(), embeddingModel: model }

  let corrections = await listCorrections(deps.db, page.id)
  let contentHash = hashWith(corrections)
  // At the spending cap there is no model; a page that one has embedded already keeps its vectors.
  const knownBy = [embeddingModel, deps.embedder?.id ?? null].find(
    (model) => hashWith(corrections, model) === page.contentHash,
  )
  if (knownBy !== undefined) {
    return void (await keepPassages(deps.db, job, page.id, seenBy(knownBy)))
  }
  const change = changeOf(job, page)
  // Repeated when the owner corrected something meanwhile, so that a training under way does not lose the correction.
  for (let written = ''; written !== contentHash; contentHash = hashWith(corrections)) {
    const facts = correctFacts(document.facts, corrections, language)
    const corrected = correctPassages(document.passages, corrections, facts)
    const passages = await withEmbeddings(embedder, corrected, signal)
    const about = { title, config, language, notices, change, lastSeen: seenBy(embeddingModel) }
    const indexed = { id: page.id, contentHash, embeddingModel, ...about, passages, facts }
    if (!(await replacePassages(deps.db, job, indexed))) return
    written = contentHash
    corrections = await listCorrections(deps.db, page.id)
  }
}

function changeOf(job: TrainingJob, { contentHash }: PendingPage): ChangeKind | null {
  if (contentHash) return 'changed'
  return job.lastReadAt ? 'added' : null
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
  const isMissing = known && MISSING.has(error.code)
  if (isMissing && job.isReread && page.contentHash && !page.isLongMissing) {
    await missPage(deps.db, job, page.id)
    return { kind: 'read' }
  }
  const mayPass = !known || isTransient(error)
  if (mayPass && page.attempts + 1 < TRIES_PER_PAGE) {
    await postponePage(deps.db, job, page.id, reason)
  } else {
    const isGone = isMissing || (known && error.code === PAGE_GONE)
    await failPage(deps.db, job, page.id, reason, isGone)
  }
  return mayPass ? { kind: 'later', reason } : { kind: 'failed' }
}

/** A failing embedding model postpones the page, rather than leaving it without vectors. */
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
