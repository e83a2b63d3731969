import type { PriceFact } from '../../../ports/reader/fact.ts'
import { amountsIn } from '../../../ports/reader/facts/amounts.ts'
import { isAmountOf, itemWithPrice } from '../../../ports/reader/facts/price-item.ts'
import { sentencesOf } from '../quoting/units.ts'

/** The part of a line that gives the price of one thing: of a paragraph its sentence, and of an enumeration its item. */
export function partWithPrice({ text, value }: PriceFact): string {
  const sentence = sentencesOf(text).find((each) => amountsIn(each, null).some(isAmountOf(value)))
  return sentence ? (itemWithPrice(sentence, value) ?? sentence) : text
}
