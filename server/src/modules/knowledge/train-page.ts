import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Passage, ReadDocument } from '../../ports/reader/index.ts'
import { type Corrected, correctFacts, correctPassages, listCorrections } from './corrections.ts'
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
    const { title } = document
    const embeddingModel = deps.embedder?.id ?? null
    const corrections = await listCorrections(deps.db, page.id)
    const contentHash = hashOf({ ...document, embeddingModel, corrections })
    if (contentHash === page.contentHash) await keepPassages(deps.db, job, page.id)
    else {
      const { config, language, notices } = document
      const said = correctPassages(document.passages, corrections)
      const passages = await withEmbeddings(deps, said, signal)
      const facts = correctFacts(document.facts, corrections, language)
      const indexed = { id: page.id, title, config, contentHash, embeddingModel, language, notices }
      await replacePassages(deps.db, job, { ...indexed, passages, facts })
    }
    return { kind: 'read' }
  } catch (error) {
    if (signal.aborted) return { kind: 'failed' }
    return noteFailure(deps, job, page, error)
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
    // A website that is down for an hour does not cost the agent what it knows; a page that is gone does.
    await failPage(deps.db, job, page.id, reason, mayPass ? 'keep' : 'remove')
  }
  return mayPass ? { kind: 'later', reason } : { kind: 'failed' }
}

/** A model that is out of order delays the page instead of leaving it without vectors. */
async function withEmbeddings(
  deps: Deps,
  passages: Corrected<Passage>[],
  signal: AbortSignal,
): Promise<NewPassage[]> {
  if (!deps.embedder) return passages.map((passage) => ({ ...passage, embedding: null }))
  const shown = passages.filter((passage) => !passage.hidden)
  const texts = shown.map(({ heading, text }) => (heading ? `${heading}\n${text}` : text))
  const vectors = await deps.embedder.embed(texts, signal)
  const vectorOf = new Map(shown.map((passage, index) => [passage, vectors[index]]))
  return passages.map((passage) => ({ ...passage, embedding: vectorOf.get(passage) ?? null }))
}

const isTransient = (error: AppError) =>
  ('transient' in error && error.transient === true) || error.status === 503

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
