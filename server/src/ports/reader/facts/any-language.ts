import type { Token } from './time-token.ts'
import { timeTokens } from './time-tokens.ts'
import { LANGUAGES } from './time-words.ts'

const SHORT = 150
const UNKNOWN_DAY = /(?<!\p{L})\p{Lu}\p{L}{1,2}(?!\p{L})/u

/** The tokens of a line that may be in another language than its page: those of the language in which it has most days. */
export function timeTokensOfAny(
  text: string,
  language: string | null,
  monthFirst = false,
): Token[] {
  const own = timeTokens(text, language, monthFirst)
  const isUnclear =
    language !== null && text.length <= SHORT && /\d/.test(text) && UNKNOWN_DAY.test(text)
  if (!isUnclear) return own
  return LANGUAGES.map((other) => timeTokens(text, other, monthFirst)).reduce(
    (best, tokens) => (daysIn(tokens) > daysIn(best) ? tokens : best),
    own,
  )
}

const daysIn = (tokens: Token[]) => tokens.filter(({ kind }) => kind === 'days').length
