import { isStopWord, STOP_WORDS } from './stop-words.ts'
import { wordsOf } from './words.ts'

const LETTERS: [RegExp, string][] = [
  [/[ñ¿¡]/, 'es'],
  [/[äöß]/, 'de'],
  [/[ãõ]/, 'pt'],
  [/[œûëèê]/, 'fr'],
  [/[ìò]/, 'it'],
]

/** Small words that are words of other languages as well, and single letters, tell nothing. */
const AMBIGUOUS =
  /^(?:[a-z]|van|die|in|is|was|on|me|no|man|hat|war|so|den|or|son|come|per|sale|con|plus|of|we|over|door|had|men|once|do|as|am|an|also|via|pour|des|para|los)$/

/** The language a text is written in, by its small words and letters; `fallback` where they say nothing. */
export function detectLanguage(text: string, fallback = 'en'): string {
  const words = wordsOf(text.toLowerCase())
  let best = fallback
  let most = 0
  for (const language of Object.keys(STOP_WORDS)) {
    const small = words.filter(
      ({ text: word }) =>
        isStopWord(word, language) && (language === fallback || !AMBIGUOUS.test(word)),
    ).length
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
