import type { QuestionKind } from '../../listening/types.ts'
import type { Relevance } from '../candidate.ts'
import { isStopWord } from '../language/stop-words.ts'
import { wordsOf } from '../../../lib/words.ts'
import type { Passage, Term } from '../retrieval/types.ts'
import { isDay } from './days.ts'
import { missingOf } from './alike.ts'
import {
  lacksExact,
  lacksRarest,
  massOf,
  type Matcher,
  matcherOf,
  metBy,
  shareOf,
  unitMatcherOf,
} from './matching.ts'
import { isBeside, neighboursIn } from './neighbours.ts'
import { isStrict, shows } from './shows.ts'
import { stemsOf, type Unit, unitsOf } from './units.ts'

/** A place in a passage that may answer a question. A unit is a sentence or a row. */
export type Evidence = {
  passage: Passage
  units: readonly Unit[]
  /** Index of the unit that matches the question best. */
  at: number
  /** For each unit of the passage, how well it matches each term. */
  inUnits: number[][]
  /** How well the unit with the headings and sentences around it matches each term. */
  near: number[]
  /** Share of the unit's words that were asked for, 0 to 1. */
  point: number
  /** Position of its passage among those found, from 0. */
  rank: number
  /** Whether it may be quoted: it covers the question, is of the kind asked for, and has every name and number. */
  isEnough: boolean
  score: number
} & Pick<Relevance, 'coverage' | 'own' | 'topic'>

const HEADING = 0.9
const TITLE = 0.7
const NEIGHBOUR = 0.65
/** Weight of a match elsewhere in the same passage: background, not proof. */
const PASSAGE = 0.4
/** With less coverage an answer would miss the point. */
const COVERED = 0.55
/** When one sentence contains this many rare words of the question, one more may be missing. */
const PLENTY = 3
/** What an answer of the wrong kind loses, and what one of the right kind gains. */
const KIND = 0.3
const OWN = 0.25
const TOPIC = 0.3
/** Bonus for a short sentence about nothing else. */
const POINT = 0.1
const RANK = 0.01

/** Scores every unit of the passages against the question, best first. */
export function evidenceFor(passages: Passage[], terms: Term[], kind: QuestionKind): Evidence[] {
  const matches = matcherOf(terms)
  const matchesUnit = unitMatcherOf(terms, matches)
  return passages
    .flatMap((passage, rank) => judgePassage(passage, rank, { terms, kind, matches, matchesUnit }))
    .toSorted((a, b) => b.score - a.score)
}

/** What is looked for: the terms of a question, and its kind. */
type Wanted = {
  terms: Term[]
  kind: QuestionKind
  matches: Matcher
  matchesUnit: (unit: Unit) => number[]
}

function judgePassage(passage: Passage, rank: number, wanted: Wanted): Evidence[] {
  const { terms, kind, matchesUnit } = wanted
  const units = unitsOf(passage)
  const above = headingsOf(passage, wanted)
  const inUnits = units.map(matchesUnit)
  const neighbours = neighboursIn(units)
  const background = best(terms, inUnits).map((part) => PASSAGE * part)
  return units.map((unit, at) => {
    const { parts, topic } = above(unit)
    const inUnit = inUnits[at]!
    const beside = neighbours[at]!.map((other) => inUnits[other]!)
    const near = best(terms, [inUnit, parts, ...beside.map(weaker)])
    const coverage = shareOf(terms, best(terms, [near, background]))
    const own = shareOf(terms, inUnit)
    const point = pointOf(unit, inUnit)
    const ofKind = kindShown(units, at, kind)
    const isEnough =
      coverage >= COVERED &&
      (ofKind > 0 || !isStrict(kind)) &&
      hasDistinctive(missingOf(terms, near), terms, inUnit)
    const score = scoreOf({ coverage, own, topic }, point, ofKind, rank)
    return { passage, units, at, inUnits, near, coverage, own, topic, point, rank, isEnough, score }
  })
}

/** How far a place is about the question. Computed for the few places that may be quoted, because hundreds are compared. */
export function relevanceOf(
  { inUnits, at, near, coverage, own, topic }: Evidence,
  terms: Term[],
): Relevance {
  const missing = missingOf(terms, near)
  return {
    coverage,
    own,
    topic,
    ...metBy(terms, near, inUnits[at]!),
    mass: massOf(terms, near),
    lacksExact: Number(lacksExact(missing)),
    lacksRarest: Number(lacksRarest(missing, terms)),
  }
}

const scoreOf = (
  { coverage, own, topic }: Pick<Relevance, 'coverage' | 'own' | 'topic'>,
  point: number,
  ofKind: number,
  rank: number,
): number =>
  coverage + OWN * own + POINT * own * point + TOPIC * topic + KIND * ofKind - RANK * rank

/** For each term its best match among the places. */
const best = (terms: Term[], places: number[][]): number[] =>
  terms.map((_, index) => places.reduce((most, parts) => Math.max(most, parts[index]!), 0))

const weaker = (parts: number[]): number[] => parts.map((part) => NEIGHBOUR * part)

/** What the headings above a unit match; headings inside the passage are nearer than the passage's own. */
function headingsOf(passage: Passage, { terms, matches }: Wanted) {
  const title = matches(stemsOf(passage.title, passage.config))
  const own = stemsOf(passage.heading, passage.config)
  const inOwn = matches(own)
  const known = new Map<Unit['section'], { parts: number[]; topic: number }>()
  return ({ section }: Unit) => {
    const found = known.get(section)
    if (found) return found
    const near = section.heading ? section : { heading: passage.heading, stems: own }
    const held = matches(near.stems)
    const parts = terms.map((_, at) =>
      Math.max(HEADING * held[at]!, TITLE * inOwn[at]!, TITLE * title[at]!),
    )
    const named = { parts, topic: topicOf(near.heading, held) }
    known.set(section, named)
    return named
  }
}

/** The share of the question that the heading contains, times the share of the heading that was asked for. */
function topicOf(heading: string, held: number[]): number {
  const asked = held.reduce((sum, part) => sum + part, 0)
  if (asked === 0) return 0
  const words = wordsOf(heading).filter((word) => !isStopWord(word.text, 'en')).length
  return words ? (asked / held.length) * Math.min(1, asked / words) : 0
}

/** Share of a unit's words that were asked for, as far as its length allows a conclusion. */
function pointOf(unit: Unit, inUnit: number[]): number {
  const asked = inUnit.filter((part) => part > 0).length
  return Math.min(1, (2 * asked) / unit.length)
}

/** 1 when the unit contains what was asked for, half when only the sentence after it does. */
function kindShown(units: readonly Unit[], at: number, kind: QuestionKind): number {
  const unit = units[at]!
  if (!isStrict(kind) && kind !== 'address') return 1
  const shown = shows(kind, unit.text)
  if (shown === 1 || unit.isRow || !isBeside(units, at, at + 1)) return shown
  return Math.max(shown, shows(kind, units[at + 1]!.text) / 2)
}

/** A missing term rules a place out when it is a name, a number, a day, or the rarest word of the question. */
const hasDistinctive = (missing: Term[], terms: Term[], inUnit: number[]): boolean =>
  !(lacksExact(missing) || lacksRarest(missing, terms)) || isBut(missing, terms, inUnit)

/** Whether only one term is missing while several are contained literally: then the question probably has a word too many. */
function isBut([missing, ...others]: Term[], terms: Term[], inUnit: number[]): boolean {
  if (!missing || others.length > 0 || missing.exact || isDay(missing.word)) return false
  return terms.filter((term, index) => term.rarity > 0 && inUnit[index]! > 0.7).length >= PLENTY
}
