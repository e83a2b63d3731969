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

/** How alike two sets of letters are where rare runs count more. */
export function weighedLetters(
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
