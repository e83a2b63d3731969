import type { SearchLanguage } from './time-words.ts'

export type Unit = 'day' | 'week' | 'month' | 'year'

/** A time as every language has a word for it: 'yesterday', 'la semaine dernière'. */
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

/** The one that stands in a search, in the words Unicode has for it in that language; null where none does. */
export function relativeTime(search: string, language: SearchLanguage): RelativeTime | null {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const text = plain(search)
  const found = NAMED.map(([unit, by]) => {
    const phrase = plain(format.format(by, unit))
    return { unit, by, index: indexOf(text, phrase), length: phrase.length }
  }).filter(({ index }) => index >= 0)
  // 'Avant-hier' has 'hier' in it, and the longer one is meant.
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** Of the same length as what it is made of. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** Where a phrase stands as words of its own; -1 where it does not. */
const indexOf = (text: string, phrase: string): number => ` ${text} `.indexOf(` ${phrase} `)
