import { fold } from '../../../lib/fold.ts'
import { CONFIG_OF_LANGUAGE, stem } from './stems.ts'
import counted from './usual.json' with { type: 'json' }

/** A word that appears in this many questions is half as distinctive as one that appears in none. */
const HALF = 4

const counts: Record<string, Record<string, number>> = counted

/** The key under which a word is counted: without its ending and accents. */
export const usualKey = (word: string, language: string): string =>
  fold(stem(word, CONFIG_OF_LANGUAGE[language] ?? 'simple'))

/**
 * How commonly people use a word whatever they ask about, from 0 to nearly 1: "machen" says little even where the knowledge has it only
 * once.
 */
export function usualnessOf(word: string, language: string): number {
  const ofLanguage = counts[language]
  const key = usualKey(word, language)
  const count = ofLanguage && Object.hasOwn(ofLanguage, key) ? ofLanguage[key]! : 0
  return count / (count + HALF)
}
