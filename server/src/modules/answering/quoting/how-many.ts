import { type Asked, distinctiveOf } from '../asked.ts'
import { NEAR } from '../language/stand-ins.ts'
import { stem } from '../language/stems.ts'
import type { Term } from '../retrieval/types.ts'
import { isNumberWord } from './shown-words.ts'

/** With the first odds a count is asked for; with the second it may be a price: "How much is it?". */
const ASKED = 0.7
const PERHAPS_PRICE = 0.1
/** The most words between a number and what it counts: "four Gas Safe engineers", "engineers: four". */
const BEHIND = 5
const BEFORE = 2
const TEXT_MAX = 2_000
const TOKEN = /\p{L}+|\p{N}+(?:[.,:]\p{N}+)*|\p{Sc}/gu
/** A time or a price is no count. */
const MONEY = /\p{Sc}/u
const COUNTS_NOTHING = /:|[.,]\d{2}$/

/**
 * Whether a text contains the number that "how many" asks for: "We take new patients up to 18 years" does not say how many patients.
 * @param configs text search configurations of the knowledge.
 * @returns true for any other question.
 */
export function countsWhatIsAsked(text: string, asked: Asked, configs: string[]): boolean {
  const { terms, heard } = asked
  if (heard.odds.amount < ASKED || heard.odds.price >= PERHAPS_PRICE) return true
  if (distinctiveOf(terms).length === 0) return true
  const words = text.slice(0, TEXT_MAX).toLowerCase().match(TOKEN) ?? []
  return words.some(
    (word, at) =>
      isNumber(word) &&
      ![words[at - 1], words[at + 1]].some(
        (beside) => beside !== undefined && MONEY.test(beside),
      ) &&
      words
        .slice(Math.max(0, at - BEFORE), at + 1 + BEHIND)
        .some((other) => terms.some((term) => isMeant(other, term, configs))),
  )
}

const isNumber = (word: string): boolean =>
  /^\p{N}/u.test(word) ? !COUNTS_NOTHING.test(word) : isNumberWord(word)

const isMeant = (word: string, { forms }: Term, configs: string[]): boolean =>
  [word, ...configs.map((config) => stem(word, config))].some(
    (form) => (forms.get(form) ?? 0) > NEAR,
  )
