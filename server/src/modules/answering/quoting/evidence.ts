import type { Passage, Term } from '../retrieval/types.ts'
import { isDay } from './days.ts'
import { isStrict, type QuestionKind, shows } from './question-kind.ts'
import { stemsOf, type Unit, unitsOf } from './units.ts'

/** A place in a passage that may answer a question. */
export type Evidence = {
  passage: Passage
  units: Unit[]
  /** Index of the unit that speaks most to the question. */
  at: number
  /** Share of what was asked that this place and its headings speak of, 0 to 1, by weight. */
  coverage: number
  /** The same of the unit by itself. */
  own: number
  /** Whether it may be quoted: covered, of the kind asked for, with every name and number. */
  isEnough: boolean
  score: number
}

const HEADING = 0.9
const TITLE = 0.7
const NEIGHBOUR = 0.65
/** Below this an answer would be beside the point. */
const COVERED = 0.6
/** What an answer of the wrong kind loses, and one of the right kind gains. */
const KIND = 0.2
const OWN = 0.25
const RANK = 0.01

/** Every unit of the passages judged against the question, best first. */
export function evidenceFor(passages: Passage[], terms: Term[], kind: QuestionKind): Evidence[] {
  return passages
    .flatMap((passage, rank) => judgePassage(passage, rank, terms, kind))
    .toSorted((a, b) => b.score - a.score)
}

function judgePassage(
  passage: Passage,
  rank: number,
  terms: Term[],
  kind: QuestionKind,
): Evidence[] {
  const units = unitsOf(passage)
  const heading = stemsOf(passage.heading, passage.config)
  const title = stemsOf(passage.title, passage.config)
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1
  return units.map((unit, at) => {
    const matches = terms.map((term) => ({
      term,
      own: match(term, unit.stems),
      found: Math.max(
        match(term, unit.stems),
        HEADING * match(term, heading),
        TITLE * match(term, title),
        ...neighboursOf(units, at).map((near) => NEIGHBOUR * match(term, near.stems)),
      ),
    }))
    const coverage = matches.reduce((sum, { term, found }) => sum + term.weight * found, 0) / total
    const own = matches.reduce((sum, { term, own }) => sum + term.weight * own, 0) / total
    const isOfKind = kind === 'open' || kindShown(units, at, kind)
    const missing = matches.filter(({ found }) => found === 0).map(({ term }) => term)
    return {
      passage,
      units,
      at,
      coverage,
      own,
      isEnough: coverage >= COVERED && (isOfKind || !isStrict(kind)) && !isTelling(missing, terms),
      score: coverage + OWN * own + (isOfKind ? KIND : 0) - RANK * rank,
    }
  })
}

/** A row stands by itself; a sentence is read with the ones around it. */
const neighboursOf = (units: Unit[], at: number): Unit[] =>
  units[at]!.isRow
    ? ([units[at - 1]].filter((unit) => unit?.text.endsWith(':')) as Unit[])
    : [units[at - 1], units[at + 1]].filter(
        (unit): unit is Unit => unit !== undefined && !unit.isRow,
      )

/** The kind asked for is in the unit, or in the sentence that continues it. */
function kindShown(units: Unit[], at: number, kind: QuestionKind): boolean {
  const unit = units[at]!
  if (shows(kind, unit.text)) return true
  const next = units[at + 1]
  return !unit.isRow && next !== undefined && !next.isRow && shows(kind, next.text)
}

/** What is missing decides when it is a name, a number, a day, or the most telling word of the question. */
function isTelling(missing: Term[], terms: Term[]): boolean {
  const informative = terms.filter((term) => term.informative)
  const heaviest = Math.max(0, ...informative.map((term) => term.weight))
  return missing.some(
    (term) =>
      term.exact || isDay(term.word) || (term.informative && term.weight >= heaviest * 0.999),
  )
}

function match(term: Term, stems: Set<string>): number {
  let best = 0
  for (const [form, closeness] of term.forms) {
    if (closeness > best && stems.has(form)) best = closeness
  }
  return best
}
