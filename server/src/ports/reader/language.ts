/** Frequent short words that tell the languages PostgreSQL can stem apart. */
const STOP_WORDS: Record<string, string> = {
  english:
    'the and of to is in that for you with are this be on have from your our not can will we',
  spanish: 'el la de que y los las en una por con para del se su es como más pero nuestro está son',
  french:
    'le la les des et est une pour dans que vous nous avec sur pas votre nos au aux qui sont du',
  german:
    'der die das und ist nicht mit für auf ein eine sie wir von den zu dem im sich auch werden',
  italian:
    'il lo gli che di della per una con sono del nel non si più come alla dei le è anche vostro',
  portuguese:
    'o os que de do da em um uma para com não se na por mais dos das ao seu são você nosso',
  dutch:
    'de het een en van is op te dat niet zijn voor met aan ook als bij wij uw onze worden naar',
}

const BY_CODE: Record<string, string> = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
}

const SAMPLE_WORDS = 3_000
/** Below this share of stop words the text is a list of names or another language. */
const CONVINCING_SHARE = 0.08

const sets = Object.entries(STOP_WORDS).map(
  ([config, words]) => [config, new Set(words.split(' '))] as const,
)

/**
 * The PostgreSQL text search configuration for a text. The text itself decides, since many sites declare the language of their
 * template; `declared` (`html lang`) decides where the text is too short or unclear.
 */
export function textSearchConfig(text: string, declared: string | null): string {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, SAMPLE_WORDS) ?? []
  const scores = sets
    .map(([config, set]) => ({ config, hits: words.filter((word) => set.has(word)).length }))
    .toSorted((a, b) => b.hits - a.hits)
  const [best, second] = scores
  const clear =
    best!.hits >= 5 &&
    best!.hits >= words.length * CONVINCING_SHARE &&
    best!.hits >= second!.hits * 1.3
  if (clear) return best!.config
  return BY_CODE[(declared ?? '').slice(0, 2).toLowerCase()] ?? 'simple'
}

/** The ISO 639-1 code of a text search configuration; null of `simple`. */
export const languageOfConfig = (config: string): string | null =>
  Object.keys(BY_CODE).find((code) => BY_CODE[code] === config) ?? null
