import type { Clock, Token } from './time-token.ts'

/** The time of an hour that was written as a word. */
export const spelledClock = (hour: number): Clock => ({
  hour,
  minute: 0,
  half: null,
  isBare: true,
  isOfTwelve: true,
})

/** The time that a token is, or may be as a number written as a word. */
export function clockOf(token: Token | undefined): Clock | undefined {
  if (token?.kind === 'clock') return token.clock
  return token?.kind === 'word' && token.hour ? spelledClock(token.hour) : undefined
}

/** Numbers written as words are times at the other end of a span that has one for certain: "half past nine to five". */
export const withSpelledEnds = (tokens: Token[]): Token[] =>
  tokens.map((token, index) => {
    if (token.kind !== 'word' || !token.hour) return token
    const isEnd = [-1, 1].some((step) => {
      const other = tokens[index + 2 * step]
      return tokens[index + step]?.kind === 'to' && other?.kind === 'clock' && !other.clock.isBare
    })
    return isEnd
      ? { at: token.at, end: token.end, kind: 'clock', clock: spelledClock(token.hour) }
      : token
  })
