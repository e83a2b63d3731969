import { QUESTION_KINDS } from '../../listening/types.ts'
import { isNegated } from '../language/negation.ts'
import type { TaughtIndex, Way, WeighedTerm as Term } from './ways.ts'

type Entry = TaughtIndex['entries'][number]

/** A word that is met this closely is the same word, or another for it. */
const MET = 0.7
/** Letters a word has at least to be looked for as a part of another, and how close that comes to the word itself. */
const PART_LEAST = 4
const PART = 0.7
const TELLING_MOST = 3
const WORDS_MOST = 12

/** What the measures stand for, in their order. */
export const MEASURES = [
  'asked is covered',
  'asked is covered, by what is not usual',
  'asked is covered by all of it',
  'taught is covered',
  'taught is covered, by what is not usual',
  'letters',
  'letters of the longer',
  'kind',
  'telling words asked',
  'telling words taught',
  'telling words shared',
  'missing asked',
  'missing taught',
  'lacks exact',
  'negation differs',
  'same language',
  'words asked',
  'heaviest asked is met',
  'heaviest taught is met',
  'letters, by how rare they are',
  'met elsewhere',
  'lead',
  'lead by words',
  'lead by letters',
]

const BY_ALL = MEASURES.indexOf('asked is covered by all of it')
const BY_RARE_LETTERS = MEASURES.indexOf('letters, by how rare they are')

/** How far a question asks what was taught, in the way of it that comes nearest; each from 0 to 1, without the leads. */
export function measuresOf(asked: Way, terms: Term[], entry: Entry, index: TaughtIndex): number[] {
  const each = entry.ways.map(({ way, terms: taught }) =>
    measuresOfWay(asked, terms, way, taught, entry.all, index),
  )
  return each.reduce((best, one) => (nearness(one) > nearness(best) ? one : best))
}

/** With how far each is ahead of the nearest other, or behind it: by everything, by its words, and by its letters. */
export function withLead(all: number[][]): number[][] {
  const leads = [
    leadsOf(all.map((measures) => nearness(measures) / MOST_NEAR)),
    leadsOf(all.map((measures) => measures[BY_ALL]!)),
    leadsOf(all.map((measures) => measures[BY_RARE_LETTERS]!)),
  ]
  return all.map((measures, at) => [...measures, ...leads.map((lead) => lead[at]!)])
}

function leadsOf(near: number[]): number[] {
  return near.map((one, at) => {
    const others = Math.max(0, ...near.filter((_, other) => other !== at))
    return (1 + one - others) / 2
  })
}

/** Of `nearness`. */
const MOST_NEAR = 4
const nearness = (measures: number[]): number =>
  measures[1]! + measures[4]! + measures[5]! + measures[10]!

function measuresOfWay(
  asked: Way,
  terms: Term[],
  way: Way,
  taught: Term[],
  all: ReadonlySet<string>,
  { held, gramWeights }: TaughtIndex,
): number[] {
  const met = terms.map((term) => closest(term, way.lexemes))
  const metByAll = terms.map((term) => closest(term, all))
  const back = taught.map((term, at) =>
    Math.max(closest(term, asked.lexemes), sharedWith(taught[at]!, terms)),
  )
  const telling = terms.filter(isTelling).length
  const tellingTaught = taught.filter(isTelling).length
  const shared = terms.filter((term, at) => isTelling(term) && met[at]! >= MET).length
  const common = [...asked.grams].filter((gram) => way.grams.has(gram)).length
  const [shorter, longer] = [asked.grams.size, way.grams.size].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return [
    coverage(terms, met, weightOf),
    coverage(terms, met, unusual),
    coverage(terms, metByAll, unusual),
    coverage(taught, back, weightOf),
    coverage(taught, back, unusual),
    shorter ? common / Math.sqrt(shorter * longer) : 0,
    longer ? common / longer : 0,
    QUESTION_KINDS.reduce(
      (sum, kind) => sum + Math.sqrt(asked.heard.odds[kind] * way.heard.odds[kind]),
      0,
    ),
    Math.min(1, telling / TELLING_MOST),
    Math.min(1, tellingTaught / TELLING_MOST),
    Math.min(1, shared / TELLING_MOST),
    heaviestMissing(terms, metByAll),
    heaviestMissing(taught, back),
    Number(terms.some((term, at) => term.exact && metByAll[at]! < MET)),
    Number(isNegated(asked.text) !== isNegated(way.text)),
    Number(asked.heard.language === way.heard.language),
    Math.min(1, terms.length / WORDS_MOST),
    heaviestMet(terms, metByAll),
    heaviestMet(taught, back),
    weighedLetters(asked.grams, way.grams, gramWeights),
    coverage(terms, metElsewhere(terms, metByAll, held), unusual),
  ]
}

/** Which words other answers hold and this one does not. */
const metElsewhere = (terms: Term[], met: number[], held: TaughtIndex['held']): number[] =>
  terms.map(({ forms }, at) =>
    Number(
      met[at]! < MET && [...forms].some(([form, closeness]) => closeness >= MET && held.has(form)),
    ),
  )

function heaviestMet(terms: Term[], met: number[]): number {
  let best = -1
  for (const [at, term] of terms.entries())
    if (best < 0 || unusual(term) > unusual(terms[best]!)) best = at
  return best < 0 ? 0 : met[best]!
}

/** How alike two sets of letters are where rare runs count more. */
function weighedLetters(
  asked: ReadonlySet<string>,
  taught: ReadonlySet<string>,
  weights: (gram: string) => number,
): number {
  let [shared, one, other] = [0, 0, 0]
  for (const gram of asked) {
    const weight = weights(gram) ** 2
    one += weight
    if (taught.has(gram)) shared += weight
  }
  for (const gram of taught) other += weights(gram) ** 2
  return one && other ? shared / Math.sqrt(one * other) : 0
}

const isTelling = ({ rarity }: Term): boolean => rarity > 0

/** How close a text comes to a word: 1 is the word itself. */
function closest({ word, forms }: Term, lexemes: ReadonlySet<string>): number {
  let best = 0
  for (const [form, closeness] of forms) {
    if (closeness > best && lexemes.has(form)) best = closeness
  }
  return best > 0 ? best : partOfCompound(word, lexemes)
}

/** "Flaschen" is a part of "Pfandflaschen", and that a whole of it. */
function partOfCompound(word: string, lexemes: ReadonlySet<string>): number {
  if (word.length < PART_LEAST) return 0
  for (const lexeme of lexemes) {
    const [part, whole] = word.length < lexeme.length ? [word, lexeme] : [lexeme, word]
    if (part.length >= PART_LEAST && (whole.startsWith(part) || whole.endsWith(part))) return PART
  }
  return 0
}

/** How close any word of a question comes to this one, where both have another word in common. */
function sharedWith(term: Term, terms: Term[]): number {
  let best = 0
  for (const { forms } of terms) {
    for (const [form, closeness] of term.forms) {
      const both = Math.min(closeness, forms.get(form) ?? 0)
      if (both > best) best = both
    }
  }
  return best
}

const weightOf = ({ weight }: Term): number => weight
/** What people say whatever they ask about tells little, and so does what half of the taught questions hold. */
const unusual = ({ weight, usual, common }: Term): number => weight * (1 - usual) * (1 - common)

function coverage(terms: Term[], met: number[], weigh: (term: Term) => number): number {
  const all = terms.reduce((sum, term) => sum + weigh(term), 0)
  return all ? terms.reduce((sum, term, at) => sum + weigh(term) * met[at]!, 0) / all : 0
}

/** How much of all that is asked the heaviest word has that is met nowhere. */
function heaviestMissing(terms: Term[], met: number[]): number {
  const all = terms.reduce((sum, term) => sum + unusual(term), 0)
  if (!all) return 0
  return Math.max(0, ...terms.map((term, at) => (met[at]! > 0 ? 0 : unusual(term)))) / all
}
