import { Temporal } from 'temporal-polyfill'
import { fold } from '../../../lib/fold.ts'
import { holidaysIn } from './holiday.ts'
import periods from './holiday-periods.json' with { type: 'json' }
import { phraseAt, type Token, tokensOf } from './phrases.ts'

/**
 * Days from `from` to `to`, both included, each `YYYY-MM-DD`, and the words that name them. In holidays the usual hours may not hold, in a month
 * they mostly do.
 */
export type Period = { from: string; to: string; name: string; isHolidays: boolean }

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']

/** The names of the months in each language, without accents, with their number. */
export const MONTHS = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(
      Array.from({ length: 12 }, (_, at) => {
        const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
        return [fold(name.format(Date.UTC(2024, at, 1)).toLowerCase()), at + 1]
      }),
    ),
  ]),
)
/** English months that are also verbs count only after one of these words: “in May”, but not “may I come”. */
const VERBS = new Set(['may', 'march'])
const BEFORE_MONTH = new Set(['in', 'during', 'throughout', 'of', 'for'])
const YEAR = /^20\d\d$/
const PHRASES = periods.flatMap(({ names, ...days }) =>
  names.map((name) => ({
    ...days,
    phrase: tokensOf(name)
      .map(({ text }) => text)
      .join(' '),
  })),
)

/**
 * The period that a text asks about, the next one where it names no year: a month, the days from one holiday to another, or a time such as the
 * Christmas holidays; null when it names none.
 * @param today `YYYY-MM-DD`
 */
export function periodIn(text: string, language: string, today: string): Period | null {
  const tokens = tokensOf(text)
  return (
    namedIn(tokens, text, today) ??
    betweenHolidays(text, language, today) ??
    monthIn(tokens, text, language, today)
  )
}

function namedIn(tokens: Token[], text: string, today: string): Period | null {
  for (let at = 0; at < tokens.length; at++) {
    for (const { phrase, from, to } of PHRASES) {
      const next = phraseAt(tokens, at, [phrase])
      if (next === null) continue
      const year = Number(today.slice(0, 4))
      // In the first days of January it is the one that began in the year before.
      const first = today.slice(5) <= to ? year - 1 : year
      const name = text.slice(tokens[at]!.from, tokens[next - 1]!.to)
      return { from: `${first}-${from}`, to: `${first + 1}-${to}`, name, isHolidays: true }
    }
  }
  return null
}

/** “Between Christmas and New Year.” */
function betweenHolidays(text: string, language: string, today: string): Period | null {
  const [first, last] = holidaysIn(text, language, Temporal.PlainDate.from(today))
  if (!first || !last) return null
  const isAhead = Temporal.PlainDate.compare(first.date, last.date) < 0
  const to = isAhead ? last.date : last.date.add({ years: 1 })
  return {
    from: first.date.toString(),
    to: to.toString(),
    name: text.slice(first.from, last.to),
    isHolidays: true,
  }
}

function monthIn(tokens: Token[], text: string, language: string, today: string): Period | null {
  const months = MONTHS.get(language)
  const at = tokens.findIndex(
    (token, index) =>
      months?.has(token.text) &&
      !isDayNumber(tokens[index - 1]) &&
      !(VERBS.has(token.text) && !BEFORE_MONTH.has(tokens[index - 1]?.text ?? '')),
  )
  if (at < 0) return null
  const month = months!.get(tokens[at]!.text)!
  const now = Temporal.PlainDate.from(today)
  const written = tokens[at + 1]?.text ?? ''
  const year = YEAR.test(written) ? Number(written) : now.year + Number(month < now.month)
  const from = Temporal.PlainDate.from({ year, month, day: 1 })
  return {
    from: from.toString(),
    to: from.with({ day: from.daysInMonth }).toString(),
    name: text.slice(tokens[at]!.from, tokens[at]!.to),
    isHolidays: false,
  }
}

/** “20 August” is a day. */
const isDayNumber = (token: Token | undefined): boolean => /^\d{1,2}$/.test(token?.text ?? '')
