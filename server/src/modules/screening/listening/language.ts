import { detectLanguage } from '../../listening/language/detect.ts'

const FEWEST_WORDS = 3
const GREETED_IN = 'en'

/**
 * The language in which to speak to a caller: the one in the setting; for `auto`, the caller's own once they have said enough to recognize
 * it.
 */
export function spokenTo(utterances: string[], setting = 'auto'): string {
  if (setting !== 'auto') return setting
  const speech = utterances
    .filter((text) => text.trim().split(/\s+/).length >= FEWEST_WORDS)
    .join(' ')
  if (/\p{Script=Han}|\p{Script=Hiragana}/u.test(utterances.join(' '))) return 'zh'
  return speech ? detectLanguage(speech, { languages: [], before: GREETED_IN }) : GREETED_IN
}
