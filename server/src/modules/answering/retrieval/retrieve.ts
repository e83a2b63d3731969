import type { Deps } from '../../../deps.ts'
import { indexAt } from './indexes.ts'
import { rank } from './knowledge-index.ts'
import { type Search, searchPassages } from './passage-store.ts'
import { topicalWeights } from './topical.ts'
import type { Corpus, Passage, Term } from './types.ts'

/** Weight of the earlier turns; the question itself counts fully. */
const CONTEXT = 0.35
/** The most passages scored. Beyond it only rare words select passages, not common ones. */
const CANDIDATES = 200
/** Number of the best passages found unless the caller asks for another number. */
export const FOUND_MAX = 10
/** How many passages are found: the best, and more by the topics of the question, which answer in other words than those asked with. */
export type Depth = { best: number; topical: number }
/** Unless the caller asks for other numbers. */
const DEPTH: Depth = { best: FOUND_MAX, topical: 4 }
/** Factor of passages read, because some may repeat others. */
const REPEATED = 2

type Wanted = {
  text: string
  /** Of the question, ISO 639-1. */
  language: string
  terms: Term[]
  context: Term[]
  /** Revision of the agent's knowledge when the question was accepted; without it the database is searched. */
  revision: number | undefined
  signal: AbortSignal
}

/**
 * The best passages for a question, by words and, where passages have embeddings, by meaning; after them, with a score of 0, a few that
 * are about its topics.
 */
export async function retrieve(
  deps: Deps,
  agentId: string,
  corpus: Corpus,
  question: Wanted,
  depth = DEPTH,
): Promise<Passage[]> {
  const span = deps.tracing.start('retrieval')
  try {
    const passages = await span.run(() => search(deps, agentId, corpus, question, depth))
    span.set({ 'nexus.passages': passages.length })
    span.end()
    return passages
  } catch (error) {
    span.end(error)
    throw error
  }
}

async function search(
  deps: Deps,
  agentId: string,
  corpus: Corpus,
  question: Wanted,
  depth: Depth,
): Promise<Passage[]> {
  if (corpus.passages === 0) return []
  const { text, signal, revision } = question
  const weights = weightsOf(question.terms, question.context, corpus)
  const vector = await vectorOf(deps, text, signal)
  const index = revision === undefined ? null : indexAt(deps, agentId, revision, corpus.passages)
  const find = async (weights: Map<string, number>, vector: Search['vector']) => {
    if (weights.size === 0 && !vector) return []
    const { averageLength } = corpus
    const candidates = candidatesOf(weights, corpus)
    const query = { candidates, weights, averageLength, limit: depth.best * REPEATED, vector }
    return index ? rank(index, query) : searchPassages(deps.driver, { agentId, ...query })
  }
  const [found, topical] = await Promise.all([
    find(weights, vector),
    depth.topical > 0 ? find(topicalWeights(question, corpus), null) : [],
  ])
  const best = withoutRepeats(found).slice(0, depth.best)
  const more = topical.map((passage) => ({ ...passage, score: 0 }))
  return withoutRepeats([...best, ...more]).slice(0, best.length + depth.topical)
}

/** The footer of a website is on each of its pages, and is found only once. */
export function withoutRepeats(passages: Passage[]): Passage[] {
  const seen = new Set<string>()
  return passages.filter(({ text }) => !seen.has(text) && seen.add(text))
}

/** The weight of each lexeme. Lexemes that no passage contains are left out as long as another one is contained. */
function weightsOf(terms: Term[], context: Term[], corpus: Corpus): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (term: Term, share: number) => {
    for (const [lexeme, closeness] of term.forms) {
      if (closeness < 1 && !corpus.frequency.has(lexeme)) continue
      const weight = term.weight * closeness * closeness * share
      weights.set(lexeme, Math.max(weight, weights.get(lexeme) ?? 0))
    }
  }
  for (const term of terms) add(term, 1)
  for (const term of context) add(term, CONTEXT)
  return weights
}

/** The rarest lexemes first, until they select enough passages; at least two for every question. */
function candidatesOf(weights: Map<string, number>, corpus: Corpus): string[] {
  const byRarity = [...weights.keys()].toSorted(
    (a, b) => (corpus.frequency.get(a) ?? 0) - (corpus.frequency.get(b) ?? 0),
  )
  const chosen: string[] = []
  let reached = 0
  for (const lexeme of byRarity) {
    const held = corpus.frequency.get(lexeme) ?? 0
    if (chosen.length >= 2 && reached > 0 && reached + held > CANDIDATES) break
    chosen.push(lexeme)
    reached += held
  }
  return chosen
}

/** The embedding of a text. Meaning helps but words are enough, so a failing embedding model does not fail the answer. */
async function vectorOf(deps: Deps, text: string, signal: AbortSignal): Promise<Search['vector']> {
  if (!deps.embedder) return null
  try {
    const [values] = await deps.embedder.embed([text], signal)
    return values ? { values, model: deps.embedder.id } : null
  } catch (error) {
    signal.throwIfAborted()
    deps.log.warn({ err: error }, 'the question could not be embedded, searching by words alone')
    return null
  }
}
