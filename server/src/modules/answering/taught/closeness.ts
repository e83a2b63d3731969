import type { TaughtIndex, WeighedTerm as Term } from './ways.ts'

/** A word that is met this closely is the same word, or another for it. */
export const MET = 0.7
/** Letters a word has at least to be looked for as a part of another, and how close that comes to the word itself. */
const PART_LEAST = 4
const PART = 0.7

/** How close a text comes to a word: 1 is the word itself. */
export function closest({ word, forms }: Term, lexemes: ReadonlySet<string>): number {
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

/** Which words other answers hold and this one does not. */
export const metElsewhere = (terms: Term[], met: number[], held: TaughtIndex['held']): number[] =>
  terms.map(({ forms }, at) =>
    Number(
      met[at]! < MET && [...forms].some(([form, closeness]) => closeness >= MET && held.has(form)),
    ),
  )

type Weights = (one: string) => number

/** How alike two sets are, of runs of letters or of topics, where what is rare counts more. */
export function weighedShare(
  asked: ReadonlySet<string>,
  taught: ReadonlySet<string>,
  weights: Weights,
): number {
  const both = massOf(shared(asked, taught), weights)
  return both && both / Math.sqrt(massOf(asked, weights) * massOf(taught, weights))
}

/** How much of what is asked is met, where what is rare counts more. */
export const metShare = (
  asked: ReadonlySet<string>,
  taught: ReadonlySet<string>,
  weights: Weights,
): number => {
  const both = massOf(shared(asked, taught), weights)
  return both && both / massOf(asked, weights)
}

/** How telling the rarest is that both have, from 0 to 1. */
export const rarestShared = (
  asked: ReadonlySet<string>,
  taught: ReadonlySet<string>,
  weights: Weights,
): number => Math.max(0, ...shared(asked, taught).map(weights)) / weights('')

const shared = (asked: ReadonlySet<string>, taught: ReadonlySet<string>): string[] =>
  [...asked].filter((one) => taught.has(one))

function massOf(all: Iterable<string>, weights: Weights): number {
  let sum = 0
  for (const one of all) sum += weights(one) ** 2
  return sum
}
