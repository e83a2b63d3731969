import type { Heard } from '../../listening/types.ts'
import { distinctiveOf } from '../asked.ts'
import type { Term } from '../retrieval/types.ts'
import { namesCompany, namesOffer, namesOffers } from './offer-words.ts'

/** With these odds the question asks for a list and nothing else. */
const PLAINLY = 0.7
/** Who only names offers asks for them, whatever the words around them: “Tell me about your services”. */
const OPENLY = 0.6
/** With less, the question asks for nothing in particular. */
const IN_PARTICULAR = 0.5

/**
 * Whether a question names nothing else, but asks what a business does altogether: “What do you do?”, “Which services do you offer?”, “Tell
 * me about your company”.
 */
export function asksForOffer({ odds, kind, language }: Heard, terms: Term[]): boolean {
  const areAll = (names: typeof namesOffer) => terms.every(({ word }) => names(word, language))
  if (odds.list >= PLAINLY && areAll(namesOffers)) return true
  if (odds.list + odds.other >= OPENLY && terms.length > 0 && areAll(namesOffer)) return true
  const isOpen = kind === 'other' || kind === 'list' || odds[kind] < IN_PARTICULAR
  const isCompany = ({ word }: Term) => namesCompany(word, language)
  return isOpen && terms.some(isCompany) && distinctiveOf(terms).every(isCompany)
}
