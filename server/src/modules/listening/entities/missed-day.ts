import { intentsOf } from '../intents.ts'
import { CLOCK_WORDS } from './clock-words.ts'
import { type Clock, namesDay, readingOf, withoutMorning } from './day-reading.ts'
import { clauseOf, type Span } from './denied.ts'
import { withDayNumbers } from './month-days.ts'
import { MONTHS } from './period.ts'
import { type Token, tokensOf } from './phrases.ts'

/** Days of each month in a leap year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** What stands between the number of a day and its month: “30th of February”, “30 de febrero”. */
const LINKS = new Set(['st', 'nd', 'rd', 'th', 'of', 'the', 'de', 'di'])
/** Least odds that a past day is proposed, and not the one on which something happened. */
const SURE_OF_PROPOSAL = 0.4
const MAX_READ = 500

/**
 * Why no time is meant although a day is named: there is none such (“February 30th”), or it is over (“last Monday at nine?”).
 * Only for a text in which `namedTime` finds nothing.
 */
export async function missedDay(
  text: string,
  asked: Clock & { language: string },
): Promise<'never' | 'over' | null> {
  const said = withDayNumbers(text.slice(0, MAX_READ), asked.language)
  if (namesNever(said, asked.language)) return 'never'
  const { dated, language, parse } = await readingOf(said, asked)
  const isProposed = parse(withoutMorning(dated, language))
    .filter((result) => namesDay(result, language))
    .some(({ index: from, text: day }) =>
      isProposal(dated, language, { from, to: from + day.length }),
    )
  return isProposed ? 'over' : null
}

function isProposal(text: string, language: string, day: Span): boolean {
  const before = tokensOf(text.slice(0, day.from)).at(-1)
  if (before && CLOCK_WORDS[language]!.limits.includes(before.text)) return false
  const { from, to } = clauseOf(text, language, day)
  return intentsOf(text.slice(from, to), language).propose >= SURE_OF_PROPOSAL
}

function namesNever(text: string, language: string): boolean {
  const tokens = tokensOf(text)
  return tokens.some(({ text: word }, at) => {
    const month = MONTHS.get(language)?.get(word)
    if (!month) return false
    const before = numberOf(tokens.slice(0, at).toReversed())
    const number = before ?? (language === 'en' ? numberOf(tokens.slice(at + 1)) : null)
    return number !== null && number > DAYS[month - 1]!
  })
}

/** The number that the words begin with, but for those that link it to its month. */
function numberOf(tokens: Token[]): number | null {
  const first = tokens.find(({ text }) => !LINKS.has(text))?.text ?? ''
  return /^\d\d?$/.test(first) ? Number(first) : null
}
