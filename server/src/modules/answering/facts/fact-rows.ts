import type { PriceFact } from '../../../ports/reader/fact.ts'
import { amountsIn } from '../../../ports/reader/facts/amounts.ts'
import { isAmountOf, itemWithPrice } from '../../../ports/reader/facts/price-item.ts'
import { wordsOf } from '../../../lib/words.ts'
import { readRow } from '../quoting/table-row.ts'
import { sentencesOf } from '../quoting/units.ts'
import type { Term } from '../retrieval/types.ts'
import { aboutOf } from './about.ts'
import type { StoredFact } from './fact-store.ts'

/**
 * The lines of prices or dates, each once: `text` has them whole, `said` only what was asked for.
 * @param terms the distinctive words of the question.
 * @param most lines.
 */
export function sayRows(
  facts: StoredFact[],
  terms: Term[],
  most: number,
): { text: string; said: string } {
  const ofLines = [...Map.groupBy(facts, ({ text }) => text).values()].slice(0, most)
  const whole = ofLines.map(([fact]) => lineOf(fact!, fact!.text))
  const asked = ofLines.map((of) => lineOf(of[0]!, partOf(of, terms)))
  return { text: rowsOf(whole), said: rowsOf(asked) }
}

const rowsOf = (lines: string[]): string =>
  lines.length === 1 ? lines[0]! : lines.map((line) => `- ${line}`).join('\n')

/** The part of a line that was asked for; the whole line when several of its facts were, or words of the question are only in the rest. */
function partOf(facts: StoredFact[], terms: Term[]): string {
  const [part, ...others] = new Set(facts.map(partWithPrice))
  const [fact] = facts as [StoredFact]
  if (part === undefined || others.length > 0 || terms.length === 0) return fact.text
  const ownOf = (text: string, term: Term) => aboutOf({ ...fact, label: '', text }, [term]).own
  return terms.some((term) => ownOf(part, term) < ownOf(fact.text, term)) ? fact.text : part
}

/** The part of a line that gives the price of one thing: of a paragraph its sentence, and of an enumeration its item. */
const partWithPrice = (fact: StoredFact): string =>
  fact.kind === 'price' ? partWith(fact) : fact.text

function partWith({ text, value }: PriceFact): string {
  const sentence = sentencesOf(text).find((each) => amountsIn(each, null).some(isAmountOf(value)))
  return sentence ? (itemWithPrice(sentence, value) ?? sentence) : text
}

/** A text of a fact, preceded by its label when it does not contain a word of it. */
function lineOf({ label }: StoredFact, text: string): string {
  const line = text.includes(' | ') ? readRow(text) : text
  const lower = line.toLowerCase()
  const isNamed = wordsOf(label).some((word) => word.text.length > 2 && lower.includes(word.text))
  return label && !isNamed ? `${label}: ${line}` : line
}
