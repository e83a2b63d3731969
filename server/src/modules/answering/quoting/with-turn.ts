import { isNegated } from '../language/negation.ts'
import { isBeside } from './neighbours.ts'
import { type Quote, READ_MAX } from './quote.ts'

/**
 * A quote with the sentence after it, where that turns what was said: after "We take Visa and Mastercard." comes "We do not accept
 * American Express."; null where nothing is added.
 */
export function withTurn({ text, evidence: { units, at } }: Quote): string | null {
  if (units[at]!.isRow || !text.endsWith(units[at]!.text)) return null
  const next = units[at + 1]?.text ?? ''
  const turns = isBeside(units, at, at + 1) && isNegated(next) !== isNegated(units[at]!.text)
  return turns && text.length + next.length <= READ_MAX ? `${text} ${next}` : null
}
