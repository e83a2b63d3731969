import { fold } from './fold.ts'
import { CONFIG_OF_LANGUAGE, stem } from './stems.ts'
import counted from './usual.json' with { type: 'json' }

/** Questions a word has to stand in to be half as telling as one nobody asks with. */
const HALF = 4

const counts: Record<string, Record<string, number>> = counted

/** A word as it is counted: without its ending and its accents. */
export const usualKey = (word: string, language: string): string =>
  fold(stem(word, CONFIG_OF_LANGUAGE[language] ?? 'simple'))

/** How far people use a word whatever they ask about, from 0 to nearly 1: "machen" says little even where the knowledge has it once. */
export function usualnessOf(word: string, language: string): number {
  const ofLanguage = counts[language]
  const key = usualKey(word, language)
  const count = ofLanguage && Object.hasOwn(ofLanguage, key) ? ofLanguage[key]! : 0
  return count / (count + HALF)
}
