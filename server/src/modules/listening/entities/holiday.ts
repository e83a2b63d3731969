import { Temporal } from 'temporal-polyfill'
import holidays from './holidays.json' with { type: 'json' }
import { phraseAt, tokensOf } from './phrases.ts'

/**
 * When a holiday is: on a date `MM-DD`, some days after Easter Sunday, or on the nth weekday (1 is Monday) of a month, from its end when
 * negative.
 */
type Rule = { on: string } | { easter: number } | { weekday: number; month: number; nth: number }

/** A holiday in a text: its date, and where its name begins and ends. */
export type NamedHoliday = { date: Temporal.PlainDate; name: string; from: number; to: number }

/** The names as they are compared, those of several words first: “Christmas Eve” is not Christmas. */
const NAMES = holidays
  .flatMap(({ names, only, ...rule }) =>
    names.map((name) => ({
      only,
      phrase: tokensOf(name)
        .map(({ text }) => text)
        .join(' '),
      // The cast is needed because JSON has no unions.
      rule: rule as Rule,
    })),
  )
  .toSorted((one, other) => other.phrase.length - one.phrase.length)

/** The next day of a holiday that a text names, in any language; null when it names none. */
export function holidayIn(
  text: string,
  language: string,
  today: Temporal.PlainDate,
): NamedHoliday | null {
  const tokens = tokensOf(text)
  for (const { phrase, only, rule } of NAMES) {
    // In other languages such a word is a name: Noel, Natal.
    if (only !== undefined && only !== language) continue
    const at = tokens.findIndex((_, n) => phraseAt(tokens, n, [phrase]) !== null)
    if (at < 0) continue
    const from = tokens[at]!.from
    const { to } = tokens[phraseAt(tokens, at, [phrase])! - 1]!
    return { date: nextOf(rule, today), name: text.slice(from, to), from, to }
  }
  return null
}

function nextOf(rule: Rule, today: Temporal.PlainDate): Temporal.PlainDate {
  const date = dateOf(rule, today.year)
  return Temporal.PlainDate.compare(date, today) < 0 ? dateOf(rule, today.year + 1) : date
}

function dateOf(rule: Rule, year: number): Temporal.PlainDate {
  if ('on' in rule) return Temporal.PlainDate.from(`${year}-${rule.on}`)
  if ('easter' in rule) return easterOf(year).add({ days: rule.easter })
  const { weekday, month, nth } = rule
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  if (nth < 0) {
    const last = first.with({ day: first.daysInMonth })
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 })
  }
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) })
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(n / 31), day: (n % 31) + 1 })
}
