import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import snowball from 'snowball-stemmers'
import { memoizedBy } from '../../../lib/memoized.ts'

/**
 * The text search configurations of PostgreSQL by language; their stems are those of the same Snowball rules here. In PostgreSQL 18 these
 * are newer, so that one in a hundred German words and fewer others have a different stem.
 */
export const CONFIG_OF_LANGUAGE: Record<string, string> = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  ar: 'arabic',
  tr: 'turkish',
}

export const LANGUAGE_OF_CONFIG: Record<string, string> = Object.fromEntries(
  Object.entries(CONFIG_OF_LANGUAGE).map(([language, config]) => [config, language]),
)

const WORDS = 20_000
const languages = new Set(Object.values(CONFIG_OF_LANGUAGE))

/** The lexeme PostgreSQL stores for a lower-case word under `config`; the word itself under `simple` and unknown ones. */
export function stem(word: string, config: string): string {
  return languages.has(config) ? remembered(word, config) : word
}

/** The same rules in a fifth of the time. For English this library has other rules than PostgreSQL, so that stays with the older one. */
const stemmers = new Map<string, (word: string) => string>(
  Object.entries({ dutch, french, german, italian, portuguese, spanish }),
)
const remembered = memoizedBy(WORDS, (word, config: string) => stemmerOf(config)(word))

function stemmerOf(config: string) {
  const known = stemmers.get(config)
  if (known) return known
  const older = snowball.newStemmer(config)
  const stemmer = (word: string) => older.stem(word)
  stemmers.set(config, stemmer)
  return stemmer
}
