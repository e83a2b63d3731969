import snowball from 'snowball-stemmers'

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

const MEMORY = 20_000
const stemmers = new Map<string, { stem(word: string): string; known: Map<string, string> }>()
const languages = new Set(Object.values(CONFIG_OF_LANGUAGE))

/** The lexeme PostgreSQL stores for a lower-case word under `config`; the word itself under `simple` and unknown ones. */
export function stem(word: string, config: string): string {
  if (!languages.has(config)) return word
  let stemmer = stemmers.get(config)
  if (!stemmer) {
    stemmer = { stem: snowballOf(config), known: new Map() }
    stemmers.set(config, stemmer)
  }
  let found = stemmer.known.get(word)
  if (found === undefined) {
    if (stemmer.known.size >= MEMORY) stemmer.known.clear()
    found = stemmer.stem(word)
    stemmer.known.set(word, found)
  }
  return found
}

function snowballOf(config: string) {
  const stemmer = snowball.newStemmer(config)
  return (word: string) => stemmer.stem(word)
}
