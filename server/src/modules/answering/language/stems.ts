import snowball from 'snowball-stemmers'
import { memoizedBy } from '../../../lib/memoized.ts'

/** The text search configurations of PostgreSQL by language; their stems are those of the same Snowball rules here. */
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

const remembered = memoizedBy(WORDS, (word, config: string) => stemmerOf(config).stem(word))
const stemmers = new Map<string, ReturnType<typeof snowball.newStemmer>>()

function stemmerOf(config: string) {
  const known = stemmers.get(config)
  if (known) return known
  const stemmer = snowball.newStemmer(config)
  stemmers.set(config, stemmer)
  return stemmer
}
