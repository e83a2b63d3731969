import type { TaughtIndex, WeighedTerm as Term } from './ways.ts'

/** From this closeness on two words are the same word or synonyms. */
export const MET = 0.7
/** Least letters of a word that is searched for inside compounds, and how close such a match is. */
const PART_MIN = 4
const PART = 0.7

/** How closely a text matches a word: 1 for the word itself. */
export function closest({ word, forms }: Term, lexemes: ReadonlySet<string>): number {
  let best = 0
  for (const [form, closeness] of forms) {
    if (closeness > best && lexemes.has(form)) best = closeness
  }
  return best > 0 ? best : partOfCompound(word, lexemes)
}

/** "Flaschen" is part of the compound "Pfandflaschen"; either may match the other. */
function partOfCompound(word: string, lexemes: ReadonlySet<string>): number {
  if (word.length < PART_MIN) return 0
  for (const lexeme of lexemes) {
    const [part, whole] = word.length < lexeme.length ? [word, lexeme] : [lexeme, word]
    if (part.length >= PART_MIN && (whole.startsWith(part) || whole.endsWith(part))) return PART
  }
  return 0
}

/** How close any word of a question comes to this one through a synonym that both have. */
export function sharedWith(term: Term, terms: Term[]): number {
  let best = 0
  for (const { forms } of terms) {
    for (const [form, closeness] of term.forms) {
      const both = Math.min(closeness, forms.get(form) ?? 0)
      if (both > best) best = both
    }
  }
  return best
}

/** For each word, whether other answers contain it and this one does not. */
export const metElsewhere = (terms: Term[], met: number[], held: TaughtIndex['held']): number[] =>
  terms.map(({ forms }, at) =>
    Number(
      met[at]! < MET && [...forms].some(([form, closeness]) => closeness >= MET && held.has(form)),
    ),
  )

type Weights = (one: string) => number

/** How similar two sets of letter sequences or topics are; rare elements count more. */
export function weighedShare(
  asked: ReadonlySet<string>,
  taught: ReadonlySet<string>,
  weights: Weights,
): number {
  const both = massOf(shared(asked, taught), weights)
  return both && both / Math.sqrt(massOf(asked, weights) * massOf(taught, weights))
}

/** The share of the question that is matched; rare elements count more. */
export const metShare = (
  asked: ReadonlySet<string>,
  taught: ReadonlySet<string>,
  weights: Weights,
): number => {
  const both = massOf(shared(asked, taught), weights)
  return both && both / massOf(asked, weights)
}

/** How distinctive the rarest shared element is, from 0 to 1. */
export const rarestShared = (
  asked: ReadonlySet<string>,
  taught: ReadonlySet<string>,
  weights: Weights,
): number => Math.max(0, ...shared(asked, taught).map(weights)) / weights('')

const shared = (asked: ReadonlySet<string>, taught: ReadonlySet<string>): string[] =>
  [...asked].filter((element) => taught.has(element))

function massOf(all: Iterable<string>, weights: Weights): number {
  let sum = 0
  for (const element of all) sum += weights(element) ** 2
  return sum
}
