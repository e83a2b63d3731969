import { isStopWord } from '../language/stop-words.ts'
import { wordsOf } from '../language/words.ts'
import type { Passage, Term } from '../retrieval/types.ts'
import { expandDays, isDay } from './days.ts'
import type { QuestionKind } from '../../listening/types.ts'
import { impliesWord } from './implied-words.ts'
import { isStrict, shows } from './shows.ts'
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
  /** How well the telling word is met that is met the least, and the share of them that are met; 0 to 1. */
  least: number
  met: number
  /** How far its heading is just what was asked, 0 to 1. */
  topic: number
  /** Share of its words that were asked for, and how much rarity it shares with the question; 0 to 1. */
  point: number
  mass: number
  /** Whether it shows what an answer of the kind must show, 0 to 1. */
  ofKind: number
  /** Whether a name, a number or a day of the question is nowhere near, and the rarest thing of it. */
  lacksExact: boolean
  lacksRarest: boolean
  /** Place of its passage among what was found, from 0. */
  rank: number
  /** Whether it may be quoted: covered, of the kind asked for, with every name and number. */
  isEnough: boolean
  score: number
}

const HEADING = 0.9
const TITLE = 0.7
const NEIGHBOUR = 0.65
const OPTIONAL = 0.3
/** Said somewhere in the same passage: background, not proof. */
const PASSAGE = 0.4
/** A day inside a range, and one that is only implied, against a day spelled out. */
const SPANNED = 0.95
const IMPLIED = 0.6
const IMPLIED_WORD = 0.85
/** Below this an answer would be beside the point. */
const COVERED = 0.55
/** Rare words of the question one sentence says, with which one more may be missing. */
const PLENTY = 3
/** What an answer of the wrong kind loses, and one of the right kind gains. */
const KIND = 0.3
const OWN = 0.25
const TOPIC = 0.3
/** A short sentence that is about nothing else says it best. */
const POINT = 0.1
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
  const above = headingsOf(passage, terms)
  const inUnits = units.map((unit) => terms.map((term) => matchUnit(term, unit)))
  const anywhere = terms.map((_, index) => Math.max(0, ...inUnits.map((parts) => parts[index]!)))
  return units.map((unit, at) => {
    const { parts, topic } = above(unit)
    const near = terms.map((_, index) =>
      Math.max(
        inUnits[at]![index]!,
        parts[index]!,
        ...neighboursOf(units, at).map((other) => NEIGHBOUR * inUnits[other]![index]!),
      ),
    )
    const coverage = shareOf(
      terms,
      near.map((part, index) => Math.max(part, PASSAGE * anywhere[index]!)),
    )
    const own = shareOf(terms, inUnits[at]!)
    const ofKind = kindShown(units, at, kind)
    const missing = terms.filter((_, index) => near[index] === 0)
    const told = near.filter((_, index) => terms[index]!.rarity > 0)
    return {
      passage,
      units,
      at,
      coverage,
      own,
      topic,
      ...metBy(told),
      point: pointOf(unit, terms),
      mass: massOf(terms, near),
      ofKind,
      lacksExact: missing.some((term) => term.exact || isDay(term.word)),
      lacksRarest: lacksRarest(missing, terms),
      rank,
      isEnough:
        coverage >= COVERED &&
        (ofKind > 0 || !isStrict(kind)) &&
        (!isTelling(missing, terms) || isBut(missing, terms, inUnits[at]!)),
      score:
        coverage +
        OWN * own +
        POINT * own * pointOf(unit, terms) +
        TOPIC * topic +
        KIND * ofKind -
        RANK * rank,
    }
  })
}

/** Rarity above this is as good as any. */
const MASS_MOST = 12

/** How much rarity is met, as a share of what is as good as any. */
export const massOf = (terms: Term[], parts: number[]): number =>
  Math.min(1, terms.reduce((sum, term, at) => sum + term.rarity * parts[at]!, 0) / MASS_MOST)

/** Of how well each telling word is met: the least, and the share of those met at all. */
export const metBy = (parts: number[]): { least: number; met: number } => ({
  least: parts.length ? Math.min(...parts) : 1,
  met: parts.length ? parts.filter((part) => part > 0).length / parts.length : 1,
})

/** What the headings above a unit speak of; those inside the passage are nearer than its own. */
function headingsOf(passage: Passage, terms: Term[]) {
  const title = stemsOf(passage.title, passage.config)
  const own = stemsOf(passage.heading, passage.config)
  const known = new Map<Unit['section'], { parts: number[]; topic: number }>()
  return ({ section }: Unit) => {
    const found = known.get(section)
    if (found) return found
    const near = section.heading ? section : { heading: passage.heading, stems: own }
    const parts = terms.map((term) =>
      Math.max(
        HEADING * match(term, near.stems),
        TITLE * match(term, own),
        TITLE * match(term, title),
      ),
    )
    const named = { parts, topic: topicOf(near, terms) }
    known.set(section, named)
    return named
  }
}

/** Share of the question its heading holds times the share of the heading that was asked for. */
function topicOf({ heading, stems }: { heading: string; stems: Set<string> }, terms: Term[]) {
  const words = wordsOf(heading).filter((word) => !isStopWord(word.text, 'en')).length
  const held = terms.map((term) => match(term, stems))
  const asked = held.reduce((sum, part) => sum + part, 0)
  return words ? (asked / terms.length) * Math.min(1, asked / words) : 0
}

/** Share of the words of a unit that were asked for, as far as its length says that. */
function pointOf(unit: Unit, terms: Term[]): number {
  const asked = terms.filter((term) => matchUnit(term, unit) > 0).length
  return Math.min(1, (2 * asked) / Math.max(1, unit.text.split(' ').length))
}

/** How much of the terms' weight the parts make up; an optional term that is missing weighs little. */
function shareOf(terms: Term[], parts: number[]): number {
  let [found, total] = [0, 0]
  for (const [index, term] of terms.entries()) {
    const part = parts[index]!
    found += term.weight * part
    total += term.weight * (part === 0 && term.optional ? OPTIONAL : 1)
  }
  return total ? found / total : 0
}

/** A row stands by itself; a sentence is read with the ones around it. */
function neighboursOf(units: Unit[], at: number): number[] {
  const isIntroduction = (unit: number) => units[unit]?.text.endsWith(':') ?? false
  if (units[at]!.isRow) {
    return isIntroduction(at - 1) || isLabelOf(units, at - 1, at) ? [at - 1] : []
  }
  return [at - 1, at + 1].filter((other) => isBeside(units, at, other))
}

const LABEL_MOST = 50

/** Whether a row is a label and the row below it its value: "Anmeldegebühr" above "einmalig 25 €". */
export function isLabelOf(units: Unit[], label: number, value: number): boolean {
  const [above, below] = [units[label], units[value]]
  if (!above?.isRow || !below?.isRow || above.section !== below.section) return false
  const isShort = above.text.length <= LABEL_MOST && !/\d/.test(above.text)
  return isShort && /\d|@/.test(below.text)
}

/** Whether another unit is a sentence of the same section. */
export const isBeside = (units: Unit[], at: number, other: number): boolean =>
  !!units[other] && !units[other].isRow && units[other].section === units[at]!.section

/** 1 when what was asked for is in the unit, half when only the sentence after it has it. */
function kindShown(units: Unit[], at: number, kind: QuestionKind): number {
  const unit = units[at]!
  if (!isStrict(kind) && kind !== 'address') return 1
  const shown = shows(kind, unit.text)
  if (shown === 1 || unit.isRow || !isBeside(units, at, at + 1)) return shown
  return Math.max(shown, shows(kind, units[at + 1]!.text) / 2)
}

/** What is missing decides when it is a name, a number, a day, or the rarest thing of the question. */
const isTelling = (missing: Term[], terms: Term[]): boolean =>
  missing.some((term) => term.exact || isDay(term.word)) || lacksRarest(missing, terms)

export function lacksRarest(missing: Term[], terms: Term[]): boolean {
  const rarest = Math.max(...terms.map((term) => term.rarity)) * 0.999
  return missing.some((term) => term.informative && term.rarity >= rarest)
}

/** One thing missing beside several said outright is a word too many in the question. */
function isBut([missing, ...others]: Term[], terms: Term[], inUnit: number[]): boolean {
  if (!missing || others.length > 0 || missing.exact || isDay(missing.word)) return false
  return terms.filter((term, index) => term.rarity > 0 && inUnit[index]! > 0.7).length >= PLENTY
}

function matchUnit(term: Term, unit: Unit): number {
  const spelled = Math.max(
    match(term, unit.stems),
    impliesWord(term.word, unit.text) ? IMPLIED_WORD : 0,
  )
  if (spelled > 0 || unit.days.size + unit.impliedDays.size === 0) return spelled
  const days = expandDays(term.word)
  if (days.some((day) => unit.days.has(day))) return SPANNED
  return days.some((day) => unit.impliedDays.has(day)) ? IMPLIED : 0
}

export function match(term: Term, stems: Set<string>): number {
  let best = 0
  for (const [form, closeness] of term.forms) {
    if (closeness > best && stems.has(form)) best = closeness
  }
  return best
}

/** How many of the terms a unit speaks of by itself, by weight. */
export const tells = (unit: Unit, terms: Term[]): number =>
  terms.reduce((sum, term) => sum + term.weight * matchUnit(term, unit), 0)
