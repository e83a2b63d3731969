import { detectLanguages } from '../../lib/language-detector.ts'

const BY_CODE: Record<string, string> = {
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

/** Characters taken from the beginning and from the middle: at the beginning there are often only menus and names. */
const SAMPLE = 4_000
/** Shorter texts are names or headings, for which the declared language is more reliable. */
const FEWEST_LETTERS = 60

/**
 * The PostgreSQL text search configuration for a text. The text itself decides, since many sites declare the language of their
 * template; `declared` (`html lang`) decides where the text is too short or unclear.
 */
export function textSearchConfig(text: string, declared: string | null): string {
  const middle = Math.max(SAMPLE, Math.floor(text.length / 2))
  const sample = text.slice(0, SAMPLE) + text.slice(middle, middle + SAMPLE)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const found = letters >= FEWEST_LETTERS ? detectLanguages(sample) : null
  if (found?.isReliable()) return BY_CODE[found.language] ?? 'simple'
  return BY_CODE[(declared ?? '').slice(0, 2).toLowerCase()] ?? 'simple'
}

/** The ISO 639-1 code of a text search configuration; null for `simple`. */
export const languageOfConfig = (config: string): string | null =>
  Object.keys(BY_CODE).find((code) => BY_CODE[code] === config) ?? null
