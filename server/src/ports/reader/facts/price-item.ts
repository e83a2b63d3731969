import type { PriceFact } from '../fact.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { trimLabel } from './line.ts'
import { CONJUNCTION } from './price-words.ts'

/** Two prices in a sentence may be of one thing; more of them, each after its own name, are an enumeration. */
const ENUMERATED = 3
const SEPARATED = /^\s*[,;]/

export const isAmountOf =
  ({ amount, to }: PriceFact['value']) =>
  (found: Amount): boolean =>
    found.amount === amount && found.to === to

/**
 * The item of a price where a sentence enumerates things and prices, as "crown £620" in "Check-up £45, filling £110 and crown £620."; null in
 * any other sentence.
 */
export function itemWithPrice(sentence: string, value: PriceFact['value']): string | null {
  const amounts = amountsIn(sentence, null)
  const items = amounts.map(({ start, end }, at) => ({
    before: sentence.slice(amounts[at - 1]?.end ?? 0, start),
    price: sentence.slice(start, end).trim(),
  }))
  const isEnumeration = items.length >= ENUMERATED && items.every(isItem)
  const item = isEnumeration ? items[amounts.findIndex(isAmountOf(value))] : undefined
  return item ? `${nameOf(item.before)} ${item.price}` : null
}

const isItem = ({ before }: { before: string }, at: number): boolean =>
  /\p{L}{3}/u.test(nameOf(before)) &&
  (at === 0 || SEPARATED.test(before) || CONJUNCTION.test(before.trim()))

const nameOf = (before: string): string => trimLabel(before).replace(CONJUNCTION, '').trim()
