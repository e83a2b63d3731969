import table from './month-days.json' with { type: 'json' }
import { MONTHS } from './period.ts'
import { phraseAt, type Token, tokensOf } from './phrases.ts'

/** The days of a month in words, from the first, each with its forms. English is missing: the library reads its words. */
const DAYS = new Map(
  Object.entries(table).map(([language, days]) => [
    language,
    days.split(',').map((forms) => forms.split('|')),
  ]),
)
/** Words between a day and its month: “siete de diciembre”. */
const LINKS = new Set(['de', 'di'])

/** Days of a month in digits where they are said in words, because the library reads only digits: “am siebten Dezember”. */
export function withDayNumbers(text: string, language: string): string {
  const days = DAYS.get(language)
  const months = MONTHS.get(language)
  const tokens = days && months ? tokensOf(text) : []
  return tokens.reduceRight((left, { text: word }, at) => {
    const last = LINKS.has(tokens[at - 1]?.text ?? '') ? at - 1 : at
    const day = months!.has(word) ? dayBefore(tokens, last, days!) : null
    if (!day) return left
    const dot = language === 'de' ? '.' : ''
    return `${left.slice(0, day.from)}${day.number}${dot}${left.slice(day.to)}`
  }, text)
}

/** The longest day in words that ends right before a token: in “vingt et un décembre” it is not the first. */
function dayBefore(tokens: Token[], end: number, days: string[][]) {
  for (let at = Math.max(0, end - 3); at < end; at++) {
    const number =
      days.findIndex((forms) => forms.some((form) => phraseAt(tokens, at, [form]) === end)) + 1
    if (number > 0) return { number, from: tokens[at]!.from, to: tokens[end - 1]!.to }
  }
  return null
}
