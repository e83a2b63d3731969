import { isStopWord, STOP_WORDS } from './stop-words.ts'
import { wordsOf } from './words.ts'

const LETTERS: [RegExp, string][] = [
  [/[ñ¿¡]/, 'es'],
  [/[äöß]/, 'de'],
  [/[ãõ]/, 'pt'],
  [/[œûëèê]/, 'fr'],
  [/[ìò]/, 'it'],
]

/** The language a text is written in, by its small words and letters; `fallback` where they say nothing. */
export function detectLanguage(text: string, fallback = 'en'): string {
  const words = wordsOf(text.toLowerCase())
  let best = fallback
  let most = 0
  for (const language of Object.keys(STOP_WORDS)) {
    const small = words.filter((word) => isStopWord(word.text, language)).length
    const letters = LETTERS.some(([pattern, of]) => of === language && pattern.test(text)) ? 1.5 : 0
    const score = small + letters
    if (score > most || (score === most && score > 0 && language === fallback)) {
      best = language
      most = score
    }
  }
  return best
}

/** The language to answer in: the agent's, or under `auto` that of what was asked. */
export const answerLanguage = (setting: string, text: string): string =>
  setting === 'auto' ? detectLanguage(text) : setting
