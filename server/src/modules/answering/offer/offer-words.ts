import { conceptsOf, phraseAt } from '../language/concepts.ts'
import { isStopWord } from '../language/stop-words.ts'
import { wordsOf } from '../../../lib/words.ts'

/** The concepts of the lexicon that stand for everything a business does or sells. */
const OFFERS: ReadonlySet<string> = new Set([
  'service',
  'offer',
  'product',
  'treatment',
  'assortment',
  'activity',
  'specialty',
])
/** Who asks for all of it may also use these, which name something else above a list: “How we work”. */
const ONLY_ASKED: ReadonlySet<string> = new Set(['work', 'make', 'sell', 'repair', 'help'])
/** And with words for all of it, and for kinds of things: “What kinds of things do you do altogether?”. */
const VAGUE: ReadonlySet<string> = new Set(['idea', 'different', 'kind-n'])
/** Headings above offers name these besides: “Services and prices”, “Our offers at a glance”. */
const BESIDE: ReadonlySet<string> = new Set(['price', 'overview'])
const PRICES: ReadonlySet<string> = new Set(['price'])
/** A heading with more words says something else. */
const WORDS_MAX = 8

/** Whether a word stands for everything that a business does: “services”. */
export const namesOffer = (word: string, language: string): boolean =>
  conceptsOf(word, language).some(({ id }) => OFFERS.has(id))

/** Whether a word of a question for a list stands for it: “What do you repair?”. */
export const namesOffers = (word: string, language: string): boolean =>
  namesOffer(word, language) ||
  conceptsOf(word, language).some(({ id }) => ONLY_ASKED.has(id) || VAGUE.has(id))

/** Whether a word stands for the business itself: “company”. */
export const namesCompany = (word: string, language: string): boolean =>
  conceptsOf(word, language).some(({ id }) => id === 'company')

/** Whether a heading says that what a business does is listed below it: “What we do”, “Nos prestations”, “Leistungen und Preise”. */
export function headsOffers(heading: string, language: string): boolean {
  const meant = meantBy(heading, language)
  return (
    meant.some((word) => isOf(OFFERS, word)) &&
    meant.every((word) => word.isSmall || isOf(OFFERS, word) || isOf(BESIDE, word))
  )
}

/** The same of its prices, which words of no concept may stand beside: “Prix TTC”, “Precios orientativos”. */
export function headsPrices(heading: string, language: string): boolean {
  const meant = meantBy(heading, language)
  return (
    meant.some((word) => isOf(PRICES, word)) &&
    meant.every((word) => word.isSmall || word.concepts.length === 0 || isOf(BESIDE, word))
  )
}

/** A word or phrase; `isSmall` when it says nothing about a subject. */
type Meant = { isSmall: boolean; concepts: readonly { id: string }[] }

const isOf = (ids: ReadonlySet<string>, { concepts }: Meant): boolean =>
  concepts.some(({ id }) => ids.has(id))

/** What the words of a heading stand for; nothing for a long one. */
function meantBy(heading: string, language: string): Meant[] {
  const words = wordsOf(heading).map(({ text }) => text)
  const meant: Meant[] = []
  if (words.length > WORDS_MAX) return meant
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, language, (word) => isStopWord(word, language))
    const concepts = phrase ? [phrase.concept] : conceptsOf(words[at]!, language)
    meant.push({ isSmall: !phrase && isStopWord(words[at]!, language), concepts })
    at += phrase?.length ?? 1
  }
  return meant
}
