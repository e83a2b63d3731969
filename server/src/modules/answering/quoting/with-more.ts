import { BETWEEN } from '../../../ports/reader/index.ts'
import { isNegated } from '../language/negation.ts'
import { isBeside } from './neighbours.ts'
import { type Quote, READ_MAX } from './quote.ts'
import { isQuestion, type Unit } from './units.ts'

/** A shorter sentence, such as “Yes!”, only begins what it says. */
const BEGINS = 24

/**
 * A quote with the sentences after it that belong to it: the rest of an answer below a question, what an exclamation begins, or what turns
 * what was said: after "We take Visa and Mastercard." comes "We do not accept American Express."
 * @returns null where nothing is added.
 */
export function withMore({ text, passage, evidence: { units, at } }: Quote): string | null {
  let last = units.findIndex((unit, index) => index >= at && text.endsWith(unit.text))
  if (last < 0 || units[at]!.isRow) return null
  const isAnswer = answersQuestion(units[at]!, passage)
  const turns = (next: string) => isNegated(next) !== isNegated(units[at]!.text)
  let said = text
  for (; isBeside(units, last, last + 1); last += 1) {
    const next = units[last + 1]!.text
    const belongs = isAnswer || units[last]!.text.length < BEGINS || (last === at && turns(next))
    if (!belongs || said.length + next.length > READ_MAX) break
    said = `${said} ${next}`
  }
  return said === text ? null : said
}

/** Whether a sentence stands below a question, as in a list of questions and answers. */
const answersQuestion = ({ section }: Unit, { heading }: Quote['passage']): boolean =>
  isQuestion((section.heading || heading).split(BETWEEN).at(-1)!)
