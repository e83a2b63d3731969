import type { Term } from '../retrieval/types.ts'
import { expandDays, isDay } from './days.ts'
import { impliesWord } from './implied-words.ts'
import type { Unit } from './units.ts'

/** How well a day inside a range, and a day only implied, match; a named day has 1. */
const SPANNED = 0.95
const IMPLIED = 0.6
const IMPLIED_WORD = 0.85
/** Weight of an optional term that is missing. */
const OPTIONAL = 0.3
/** Rarity above this makes no further difference. */
const MASS_MAX = 12

/** How well the stems of a text match a term, 0 to 1. */
export function match(term: Term, stems: ReadonlySet<string>): number {
  let best = 0
  for (const [form, closeness] of term.forms) {
    if (closeness > best && stems.has(form)) best = closeness
  }
  return best
}

/** How well the stems of a text match each term of a question, 0 to 1. */
export type Matcher = (stems: ReadonlySet<string>) => number[]

/**
 * Matches many texts with the same terms. A term has up to a hundred forms and a sentence has a dozen words, so the words are looked up
 * among the forms, and not the other way round.
 */
export function matcherOf(terms: Term[]): Matcher {
  const formed = new Map<string, { at: number; closeness: number }[]>()
  for (const [at, { forms }] of terms.entries()) {
    for (const [form, closeness] of forms) {
      const known = formed.get(form)
      if (known) known.push({ at, closeness })
      else formed.set(form, [{ at, closeness }])
    }
  }
  return (stems) => {
    const parts = terms.map(() => 0)
    for (const stem of stems) {
      for (const { at, closeness } of formed.get(stem) ?? NONE) {
        if (closeness > parts[at]!) parts[at] = closeness
      }
    }
    return parts
  }
}

const NONE: { at: number; closeness: number }[] = []

/** The same for units, which also match a day that they cover, or a word such as "phone" by containing a number. */
export function unitMatcherOf(terms: Term[], matches: Matcher): (unit: Unit) => number[] {
  const days = terms.map(({ word }) => expandDays(word))
  const implied = (word: string, unit: Unit) => (impliesWord(word, unit.text) ? IMPLIED_WORD : 0)
  return (unit) =>
    matches(unit.stems).map((part, at) => {
      const spelled = Math.max(part, implied(terms[at]!.word, unit))
      return spelled > 0 ? spelled : dayMatched(days[at]!, unit)
    })
}

function dayMatched(days: string[], unit: Unit): number {
  if (days.some((day) => unit.days.has(day))) return SPANNED
  return days.some((day) => unit.impliedDays.has(day)) ? IMPLIED : 0
}

/** The share of the terms' weight that is matched; an optional term that is missing weighs little. */
export function shareOf(terms: Term[], parts: number[]): number {
  let [found, total] = [0, 0]
  for (const [index, term] of terms.entries()) {
    const part = parts[index]!
    found += term.weight * part
    total += term.weight * (part === 0 && term.optional ? OPTIONAL : 1)
  }
  return total ? found / total : 0
}

/** How much rarity is matched, from 0 to 1. */
export const massOf = (terms: Term[], parts: number[]): number =>
  Math.min(1, terms.reduce((sum, term, at) => sum + term.rarity * parts[at]!, 0) / MASS_MAX)

/** From this closeness on the word itself is matched, not a synonym. */
const VERBATIM = 0.99

/**
 * Summarizes how well the distinctive words are matched.
 * @param near by a place with its surroundings.
 * @param own by the place alone.
 */
export function metBy(terms: Term[], near: number[], own: number[]) {
  const distinctive = [...terms.keys()].filter((at) => terms[at]!.rarity > 0)
  if (distinctive.length === 0)
    return { least: 1, met: 1, ownMet: 1, exactly: 1, ...NOTHING_MISSING }
  const share = (isMet: (at: number) => boolean) =>
    distinctive.filter(isMet).length / distinctive.length
  const rarity = (places: number[]) => places.reduce((sum, at) => sum + terms[at]!.rarity, 0)
  const missing = distinctive.filter((at) => near[at] === 0)
  const weightOf = (places: number[], part: (at: number) => number) =>
    places.reduce((sum, at) => sum + part(at) * tellingness(terms[at]!), 0)
  const all = rarity(distinctive)
  return {
    least: Math.min(...distinctive.map((at) => near[at]!)),
    met: share((at) => near[at]! > 0),
    ownMet: share((at) => own[at]! > 0),
    exactly: share((at) => own[at]! >= VERBATIM),
    missing: rarity(missing) / all,
    elsewhere: rarity(missing.filter((at) => terms[at]!.isHeld)) / all,
    gap: Math.max(0, ...missing.map((at) => tellingness(terms[at]!))) / MASS_MAX,
    core: weightOf(distinctive, (at) => near[at]!) / weightOf(distinctive, () => 1),
  }
}

/** High for words that are rare in the knowledge and that people do not use whatever they ask about. */
const tellingness = ({ rarity, usual }: Term) => rarity * (1 - usual)

const NOTHING_MISSING = { missing: 0, elsewhere: 0, gap: 0, core: 1 }

/** Whether a name, a number or a day is among the missing terms. */
export const lacksExact = (missing: Term[]): boolean =>
  missing.some((term) => term.exact || isDay(term.word))

/** Whether the rarest word of the question is among the missing terms. */
export function lacksRarest(missing: Term[], terms: Term[]): boolean {
  const rarest = Math.max(...terms.map((term) => term.rarity)) * 0.999
  return missing.some((term) => term.informative && term.rarity >= rarest)
}
