import { languageOf } from '../by-model/language.ts'
import { detectLanguage } from './detect.ts'

const FEWEST_WORDS = 3
const GREETED_IN = 'en'

/**
 * The language in which to speak to a caller: the one in the setting; for `auto`, the caller's own once they have said enough to recognize
 * it.
 * @param understood the language that a model named, if one listened
 */
export function spokenTo(
  utterances: string[],
  setting = 'auto',
  understood: string | null = null,
): string {
  if (setting !== 'auto') return setting
  const speech = utterances
    .filter((text) => text.trim().split(/\s+/).length >= FEWEST_WORDS)
    .join(' ')
  const whole = utterances.join(' ')
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(whole)) return 'ja'
  if (/\p{Script=Han}/u.test(whole)) return 'zh'
  const heard = speech ? detectLanguage(speech, { languages: [], before: GREETED_IN }) : GREETED_IN
  return languageOf(heard, understood)
}
