import { fold } from '../../lib/fold.ts'
import { wordsOf } from '../../lib/words.ts'
import { isCommon } from './entities/known-names.ts'
import { type Intent, intentsOf, likeliestOf } from './intents.ts'
import { isFunctionWord } from './language/function-words.ts'
import type { Heard } from './types.ts'

/** More words ask for something. */
const MAX_WORDS = 2
/** With these odds of a kind of question, or of an intent, a question of usual words is one of its own: “how much?”, “und wer?” */
const OWN_KIND = 0.5
const OWN_INTENT = 0.6

/** Whether somebody only did not understand: “wie bitte?”, a question of a word or two that names nothing and asks for no kind of thing. */
export function isPuzzled({ text, language, odds, kind, intents }: Heard): boolean {
  const words = wordsOf(text)
  if (!/[?？]\s*$/.test(text) || words.length === 0 || words.length > MAX_WORDS) return false
  return (
    words.every((word) => namesNothing(word.text, language)) &&
    odds[kind] < OWN_KIND &&
    intents.every((each) => each[likeliestOf(each)] < OWN_INTENT)
  )
}

/** What a word such as “bitte” does by itself. */
const POLITE: Intent[] = ['yes', 'acknowledged', 'thanks', 'wait']

const namesNothing = (word: string, language: string): boolean =>
  isFunctionWord(word) ||
  (isCommon(fold(word)) && POLITE.includes(likeliestOf(intentsOf(word, language))))
