import { Temporal } from 'temporal-polyfill'
import holidays from './holidays.json' with { type: 'json' }
import { CLOCK_WORDS } from './clock-words.ts'
import { phraseAt, type Token, tokensOf } from './phrases.ts'

/**
 * When a holiday is: on a date `MM-DD`, some days after Easter Sunday, or on the nth weekday (1 is Monday) of a month, from its end when
 * negative.
 */
type Rule = { on: string } | { easter: number } | { weekday: number; month: number; nth: number }

/** A holiday in a text: its date, and where its name begins and ends. */
export type NamedHoliday = { date: Temporal.PlainDate; name: string; from: number; to: number }

/** `day` is the rule as a text, by which all names of a holiday are known. */
type Name = { phrase: string; only?: string | undefined; rule: Rule; day: string }
/** A name at the token `at` of a text; `next` is the token after it. */
type Mention = { name: Name; at: number; next: number }

/** The names as they are compared, by their first word, those of several words first: “Christmas Eve” is not Christmas. */
const NAMES = Map.groupBy(
  holidays
    .flatMap(({ names, only, ...rule }) =>
      names.map((name): Name => {
        const words = tokensOf(name).map(({ text }) => text)
        // The cast is needed because JSON has no unions.
        return { only, phrase: words.join(' '), rule: rule as Rule, day: JSON.stringify(rule) }
      }),
    )
    .toSorted((one, other) => other.phrase.length - one.phrase.length),
  ({ phrase }) => phrase.split(' ')[0]!,
)

/**
 * The next day of the first holiday that a text means as a day, in any language; null when it names none, or only as a limit or in a greeting,
 * as in “before Christmas” and “Merry Christmas”.
 */
export function holidayIn(
  text: string,
  language: string,
  today: Temporal.PlainDate,
): NamedHoliday | null {
  const tokens = tokensOf(text)
  const meant = meantIn(tokens, language)
  if (!meant) return null
  return namedBy(meant, tokens, text, today)
}

/** The next days of all holidays that a text names, in its order. */
export function holidaysIn(
  text: string,
  language: string,
  today: Temporal.PlainDate,
): NamedHoliday[] {
  const tokens = tokensOf(text)
  return mentionsIn(tokens, language).map((mention) => namedBy(mention, tokens, text, today))
}

/** A text without the names of holidays, in some of which the library finds a weekday: “Good Friday”. */
export function withoutHolidays(text: string, language: string): string {
  const tokens = tokensOf(text)
  return mentionsIn(tokens, language)
    .map((mention) => spanOf(mention, tokens))
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)}${rest.slice(to)}`, text)
}

/** Whether a text speaks of a holiday by any of its names, other than in a greeting; `holiday` is one of them. */
export function namesHoliday(text: string, language: string, holiday: string): boolean {
  const tokens = tokensOf(text)
  const words = tokensOf(holiday).map((token) => token.text)
  const names = NAMES.get(words[0] ?? '') ?? []
  const day = names.find(({ phrase }) => phrase === words.join(' '))?.day
  return mentionsIn(tokens, language).some(
    ({ name, at }) => name.day === day && !isGreeted(tokens, at, language),
  )
}

/** Whether a word is a holiday's name by itself, in any language: “Easter” is, the “good” of Good Friday is not. */
export const isHolidayName = (word: string): boolean =>
  (NAMES.get(tokensOf(word)[0]?.text ?? '') ?? []).some(({ phrase }) => !phrase.includes(' '))

function meantIn(tokens: Token[], language: string): Mention | undefined {
  const { from = [], until = [], limits = [] } = CLOCK_WORDS[language] ?? {}
  let limit: Mention | null = null
  for (const mention of mentionsIn(tokens, language)) {
    // In “between Christmas and New Year” the second is a limit as well.
    const isJoined = mention.at - 1 === limit?.next
    if (isJoined || follows(tokens, mention.at, [...from, ...until, ...limits])) limit = mention
    else if (!isGreeted(tokens, mention.at, language)) return mention
  }
  return undefined
}

function namedBy(
  mention: Mention,
  tokens: Token[],
  text: string,
  today: Temporal.PlainDate,
): NamedHoliday {
  const { from, to } = spanOf(mention, tokens)
  return { date: nextOf(mention.name.rule, today), name: text.slice(from, to), from, to }
}

const isGreeted = (tokens: Token[], at: number, language: string): boolean =>
  follows(tokens, at, CLOCK_WORDS[language]?.greets ?? [])

/** Whether the words right before a token are one of the phrases. */
const follows = (tokens: Token[], at: number, phrases: string[]): boolean =>
  phrases.some((phrase) => phraseAt(tokens, at - phrase.split(' ').length, [phrase]) === at)

function mentionsIn(tokens: Token[], language: string): Mention[] {
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mention = mentionAt(tokens, at, language)
    if (!mention) continue
    mentions.push(mention)
    at = mention.next - 1
  }
  return mentions
}

function mentionAt(tokens: Token[], at: number, language: string): Mention | null {
  for (const name of NAMES.get(tokens[at]!.text) ?? []) {
    // In other languages such a word is a name: Noel, Natal.
    const isHere = name.only === undefined || name.only === language
    const next = isHere ? phraseAt(tokens, at, [name.phrase]) : null
    if (next !== null) return { name, at, next }
  }
  return null
}

const spanOf = ({ at, next }: Mention, tokens: Token[]) => ({
  from: tokens[at]!.from,
  to: tokens[next - 1]!.to,
})

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
