import type { Heard } from '../../listening/types.ts'
import type { Term } from '../retrieval/types.ts'
import { namesOffer, namesOffers } from './offer-words.ts'

/** With these odds the question asks for a list and nothing else. */
const PLAINLY = 0.7
/** Who only names offers asks for them, whatever the words around them: “Tell me about your services”. */
const OPENLY = 0.6

/** Whether a question names nothing, but asks what a business does altogether: “What do you do?”, “Which services do you offer?”. */
export function asksForOffer({ odds, language }: Heard, terms: Term[]): boolean {
  const areAll = (names: typeof namesOffer) => terms.every(({ word }) => names(word, language))
  return (
    (odds.list >= PLAINLY && areAll(namesOffers)) ||
    (odds.list + odds.other >= OPENLY && terms.length > 0 && areAll(namesOffer))
  )
}
