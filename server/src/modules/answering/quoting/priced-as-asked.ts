import type { Asked } from '../asked.ts'
import type { Candidate } from '../candidate.ts'
import { PER, PER_WORDS } from '../../../ports/reader/facts/price-words.ts'
import { shows } from './shows.ts'
import { timeUnitOf } from './shown-words.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'

/** With these odds a price is surely asked for. */
const ASKED = 0.7
/** Kinds of question that another number answers as well, from these odds on: “Are two hours' notice enough?”. */
const OTHERWISE = 0.5
const COMPARING = ['yes_no', 'age', 'duration', 'when', 'how'] as const
const WORD = /\p{L}+/gu

/**
 * Whether a text can be the price that is asked for: it has one, and where both say of how much it is, they agree. “Half a day: 15 €” is
 * no price of three days, and “30 € a day” none of a month.
 * @returns true for any other question.
 */
export function isPricedAsAsked(
  { kind, text, place }: Pick<Candidate, 'kind' | 'text' | 'place'>,
  { heard }: Pick<Asked, 'heard'>,
): boolean {
  const isPriced = kind === 'price' || shows('price', text) === 1
  if (!isPriced && heard.odds.price < ASKED) return true
  // Price lists leave the currency out: “Large (4 scoops): 4.30”.
  if (!isPriced && shows('amount', text) === 0) return false
  if (COMPARING.some((other) => heard.odds[other] >= OTHERWISE)) return true
  const asked = quantitiesIn(heard.text, heard.language)
  return (
    countsAsMany(asked, asked.length ? quantitiesIn(text, place.language) : []) &&
    hasRate(rateIn(heard.text), text)
  )
}

/** Whether a text says that it holds for the number of what is asked for: “3 to 8 kg” for five. */
export function namesAskedNumber(text: string, language: string, { heard }: Pick<Asked, 'heard'>) {
  const told = quantitiesIn(text, language)
  return quantitiesIn(heard.text, heard.language)
    .filter(({ to }) => to < Infinity)
    .some((asked) => told.some((one) => one.unit === asked.unit && overlap(one, asked)))
}

const overlap = (one: Quantity, other: Quantity): boolean =>
  one.from <= other.to && other.from <= one.to

function countsAsMany(every: Quantity[], told: Quantity[]): boolean {
  return every.every((asked) => {
    const alike = told.filter((quantity) => quantity.unit === asked.unit)
    return alike.length === 0 || alike.some((one) => overlap(one, asked))
  })
}

/** The unit of time for which a price is asked: “per week”, “al mese”, “monthly”. */
function rateIn(text: string): string | null {
  const words = text.toLowerCase().match(WORD) ?? []
  const at = words.findIndex(
    (word, nth) =>
      timeUnitOf(word) !== undefined && (PER.has(words[nth - 1] ?? '') || PER_WORDS.has(word)),
  )
  return at === -1 ? null : timeUnitOf(words[at]!)!
}

function hasRate(rate: string | null, text: string): boolean {
  if (rate === null) return true
  const units = (text.toLowerCase().match(WORD) ?? []).flatMap((word) => timeUnitOf(word) ?? [])
  return units.length === 0 || units.includes(rate)
}
