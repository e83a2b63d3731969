import type { StoredFact } from '../facts/fact-store.ts'
import type { Taught } from '../taught/taught.ts'
import type { Passage } from './types.ts'

/** A passage as it is searched: its text, its words and its embedding. */
export type IndexedPassage = Omit<Passage, 'score'> & {
  /** Number of lexemes, counting repetitions. */
  length: number
  /** A tsvector as PostgreSQL writes it. */
  search: string
  /** The owner does not want it to be used. */
  hidden: boolean
  vector: number[] | null
  /** The model that made `vector`. */
  model: string | null
}

/** What ranking by words needs and, when the question has an embedding, ranking by meaning. */
export type Wanted = {
  /** A passage must contain at least one of these. */
  candidates: string[]
  /** Lexeme to weight. */
  weights: Map<string, number>
  averageLength: number
  limit: number
  vector: { values: number[]; model: string } | null
}

/** The parameters k1 and b of BM25: how soon repetition stops counting, and how much length counts. */
export const K1 = 1.2
export const B = 0.75
/** Weight of meaning against words, where the best passage by words has 1. */
export const MEANING = 0.5

/** Memory of a fact beside its texts, in bytes. */
const FACT_BYTES = 500
/** Memory of one phrasing of a taught question, in bytes. */
const TAUGHT_BYTES = 8_000

/** Everything an agent knows, in memory: for each lexeme the passages that contain it, and how often. */
export type KnowledgeIndex = {
  /** Revision of the knowledge when it was read. */
  revision: number
  passages: StoredPassage[]
  held: Map<string, { at: number[]; times: number[] }>
  /** The facts that are not hidden, in the order of the pages; null when there are too many. */
  facts: StoredFact[] | null
  /** The owner's answers, and the questions that are still open. */
  taught: Taught[]
  /** Estimated memory. */
  bytes: number
}

type StoredPassage = { passage: Omit<Passage, 'score'>; length: number; meaning: Meaning | null }
type Meaning = { values: Float32Array; norm: number; model: string }

export const emptyIndex = (revision: number): KnowledgeIndex => ({
  revision,
  passages: [],
  held: new Map(),
  facts: null,
  taught: [],
  bytes: 0,
})

export function addPassage(index: KnowledgeIndex, added: IndexedPassage): void {
  const { search, hidden, vector, model, length, ...passage } = added
  if (hidden) return
  const at = index.passages.length
  index.passages.push({
    passage,
    length,
    meaning: vector && model ? meaningOf(vector, model) : null,
  })
  index.bytes += 2 * passage.text.length + 4 * (vector?.length ?? 0)
  for (const [lexeme, times] of lexemesIn(search)) {
    const held = index.held.get(lexeme) ?? { at: [], times: [] }
    index.held.set(lexeme, held)
    held.at.push(at)
    held.times.push(times)
    index.bytes += 16
  }
}

export function addFacts(index: KnowledgeIndex, facts: StoredFact[]): void {
  index.facts = facts
  for (const { text, label, heading } of facts)
    index.bytes += FACT_BYTES + 2 * (text.length + label.length + heading.length)
}

export function addTaught(index: KnowledgeIndex, taught: Taught[]): void {
  index.taught = taught
  // The words of these texts and their forms are kept in memory, too.
  for (const { question, phrasings, answer } of taught)
    index.bytes +=
      TAUGHT_BYTES * (1 + phrasings.length) + 2 * (question.length + (answer?.length ?? 0))
}

/** The best passages: those found by words or by meaning, each scored by both. */
export function rank(index: KnowledgeIndex, query: Wanted): Passage[] {
  const byWords = scoresByWords(index, query)
  const best = query.vector ? scoresByBoth(index, byWords, query.vector, query.limit) : byWords
  return highest(index, best, query.limit).map(({ at, score }) => ({
    ...index.passages[at]!.passage,
    score,
  }))
}

/** The BM25 score of each passage that contains a candidate. */
function scoresByWords(index: KnowledgeIndex, query: Wanted): Map<number, number> {
  const scores = new Map<number, number>()
  for (const lexeme of query.candidates)
    for (const at of index.held.get(lexeme)?.at ?? []) scores.set(at, 0)
  for (const [lexeme, weight] of query.weights) {
    const held = index.held.get(lexeme)
    for (const [nth, at] of (held?.at ?? []).entries()) {
      const before = scores.get(at)
      if (before === undefined) continue
      const times = held!.times[nth]!
      const length = index.passages[at]!.length / query.averageLength
      const counts = (times * (K1 + 1)) / (times + K1 * (1 - B + B * length))
      scores.set(at, before + weight * counts)
    }
  }
  return scores
}

/**
 * Combines scores and not ranks: a rank forgets how far ahead the best is, so an embedding model that considers everything similar would
 * overrule the one passage with the words.
 */
function scoresByBoth(
  index: KnowledgeIndex,
  byWords: Map<number, number>,
  vector: { values: number[]; model: string },
  limit: number,
): Map<number, number> {
  const nearness = nearnessTo(index, meaningOf(vector.values, vector.model))
  const most = Math.max(0, ...byWords.values())
  const either = new Set(
    [highest(index, byWords, limit), highest(index, nearness, limit)].flat().map(({ at }) => at),
  )
  const scoreOf = (at: number) =>
    (most > 0 ? (byWords.get(at) ?? 0) / most : 0) + MEANING * (nearness.get(at) ?? 0)
  return new Map([...either].map((at) => [at, scoreOf(at)]))
}

/** Cosine similarity; a vector of zeros has none. */
function nearnessTo(index: KnowledgeIndex, asked: Meaning): Map<number, number> {
  const nearness = new Map<number, number>()
  for (const [at, { meaning }] of index.passages.entries()) {
    if (meaning?.model !== asked.model || meaning.values.length !== asked.values.length) continue
    if (meaning.norm === 0 || asked.norm === 0) continue
    nearness.set(at, dot(asked.values, meaning.values) / (meaning.norm * asked.norm))
  }
  return nearness
}

const highest = (index: KnowledgeIndex, scores: Map<number, number>, limit: number) =>
  [...scores]
    .map(([at, score]) => ({ at, score, id: index.passages[at]!.passage.id }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)

function meaningOf(numbers: number[], model: string): Meaning {
  const values = new Float32Array(numbers.length)
  // Copying the array as a whole takes six times as long.
  for (let at = 0; at < numbers.length; at++) values[at] = numbers[at]!
  return { values, norm: Math.sqrt(dot(values, values)), model }
}

/**
 * Dot product of two vectors of the same length, with four separate sums: a processor must finish one addition before it can add to the
 * same sum again.
 */
function dot(one: Float32Array, other: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  const whole = one.length - (one.length % 4)
  for (let at = 0; at < whole; at += 4) {
    a += one[at]! * other[at]!
    b += one[at + 1]! * other[at + 1]!
    c += one[at + 2]! * other[at + 2]!
    d += one[at + 3]! * other[at + 3]!
  }
  for (let at = whole; at < one.length; at++) a += one[at]! * other[at]!
  return a + b + c + d
}

/** The lexemes of a tsvector in PostgreSQL's notation (`'it''s':3 'word':1,2A`), and how often each occurs. */
function* lexemesIn(search: string): Generator<[lexeme: string, times: number]> {
  for (const { 1: quoted, 2: places } of search.matchAll(
    /'((?:[^'\\]|''|\\.)*)'(?::([\d,A-D]+))?/g,
  )) {
    const times = places ? timesSeen(places.split(',').length) : 0
    yield [quoted!.replaceAll(/''|\\(.)/g, (sign, escaped?: string) => escaped ?? sign[0]!), times]
  }
}

/** The limit of the series below. */
const ALL = 1.64493406685

/**
 * Estimates from its rank how often a lexeme occurs in a passage, exactly as the database does, so that both find the same: `ts_rank` of a
 * lexeme that occurs n times is (1/1² + … + 1/n²) / (π²/6), in single precision.
 */
function timesSeen(places: number): number {
  let sum = 0
  for (let nth = 1; nth <= places; nth++) sum += 1 / (nth * nth)
  const rank = Math.min(Math.fround(sum / ALL), 0.999)
  return 1 / (1.6449341 * (1 - rank)) - 0.5
}
