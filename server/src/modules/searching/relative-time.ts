import type { SearchLanguage } from './time-words.ts'

export type Unit = 'day' | 'week' | 'month' | 'year'

/** A time for which languages have an expression: 'yesterday', 'la semaine dernière'. */
export type RelativeTime = { unit: Unit; by: number; index: number; length: number }

const NAMED: [Unit, number][] = [
  ['day', -2],
  ['day', -1],
  ['day', 0],
  ['week', -1],
  ['week', 0],
  ['month', -1],
  ['month', 0],
  ['year', -1],
  ['year', 0],
]

/** The expression in a search, in Unicode's words for that language; null when there is none. */
export function relativeTime(search: string, language: SearchLanguage): RelativeTime | null {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const text = plain(search)
  const found = NAMED.map(([unit, by]) => {
    const phrase = plain(format.format(by, unit))
    return { unit, by, index: indexOf(text, phrase), length: phrase.length }
  }).filter(({ index }) => index >= 0)
  // 'Avant-hier' contains 'hier', and the longer one is meant.
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** Keeps the length, so that positions stay valid. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** Where a phrase occurs as whole words; -1 when it does not. */
const indexOf = (text: string, phrase: string): number => ` ${text} `.indexOf(` ${phrase} `)
