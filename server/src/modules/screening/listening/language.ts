import { detectLanguage } from '../../listening/language/detect.ts'

const FEWEST_WORDS = 3

/** The language a caller speaks; that of the greeting until enough words say otherwise. */
export function languageOf(utterances: string[], greeting = 'en'): string {
  const speech = utterances
    .filter((text) => text.trim().split(/\s+/).length >= FEWEST_WORDS)
    .join(' ')
  if (/\p{Script=Han}|\p{Script=Hiragana}/u.test(utterances.join(' '))) return 'zh'
  return speech ? detectLanguage(speech, { languages: [], before: greeting }) : greeting
}
