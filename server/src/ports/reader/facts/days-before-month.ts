import { isDayOfMonth } from './clock-and-date.ts'
import type { Token } from './time-token.ts'

/** Takes the number before a month, which is its day, from the tokens. */
export function takeDayBefore(tokens: Token[]): { at: number; day: number } | undefined {
  const last = tokens.at(-1)
  const skipped = last?.kind === 'from' ? 2 : 1
  const token = tokens.at(-skipped)
  if (token?.kind !== 'clock' || !isDayOfMonth(token.clock)) return undefined
  tokens.splice(-skipped)
  return { at: token.at, day: token.clock.hour }
}

/** Makes a date of the first number in "25 and 26 December" and "Fri 25 – Mon 28 December", once the second has been taken. */
export function dateDayBefore(tokens: Token[], month: number): void {
  const back = tokens.at(-1)?.kind === 'days' ? 3 : 2
  const [number, joint] = tokens.slice(-back)
  if (!joint || !['and', 'break', 'to'].includes(joint.kind)) return
  if (number?.kind !== 'clock' || !isDayOfMonth(number.clock)) return
  const date = { year: null, month, day: number.clock.hour }
  tokens.splice(-back, 1, { at: number.at, end: number.end, kind: 'date', date })
}
