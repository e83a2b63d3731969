import { wordsOf } from '../../../lib/words.ts'
import type { Heard } from '../../listening/types.ts'
import type { Term } from '../retrieval/types.ts'
import { leadOf, namesBusiness } from './lead-words.ts'

/** With these odds somebody's name is asked for. */
const ASKED = 0.5

/** Whether words that may be small talk ask who runs the business, and not who has answered: “who runs it?” */
export const mayAskForLeader = ({ odds, text, language }: Heard): boolean =>
  odds.who >= ASKED && wordsOf(text).some((word) => leadOf(word.text, language) > 0)

/**
 * Whether a question asks who runs the business: “Who is the boss?”, “Who owns the studio?”. Who leads something else that it names is
 * another question.
 * @param name of the business, whose words name nothing else.
 */
export function asksForLeader({ odds, language }: Heard, terms: Term[], name: string): boolean {
  const own = wordsOf(name).map(({ text }) => text)
  const isOwn = (word: string) =>
    own.some((part) => part.startsWith(word) || part.endsWith(word)) ||
    namesBusiness(word, language)
  return (
    odds.who >= ASKED &&
    terms.some(({ word }) => leadOf(word, language) > 0) &&
    terms.every(({ word, rarity }) => rarity === 0 || leadOf(word, language) > 0 || isOwn(word))
  )
}
