import type { Day, Token } from './time-token.ts'

export const two = (value: number) => String(value).padStart(2, '0')

export const dayText = ({ year, month, day }: Day) =>
  `${year === null ? '' : `${year}-`}${two(month)}-${two(day)}`

export type Of = Token & { kind: 'month' | 'date' }

/** The days from one date or month to another, each year unless one is written: the first date mostly leaves out the year of the last. */
export function daysFromTo(first: Of, last: Of): { from: string; to: string } {
  const [from, to] = [firstOf(first), lastOf(last)]
  const year = last.kind === 'date' ? last.date.year : null
  if (year === null) return { from, to }
  const begun = first.kind === 'date' ? first.date.year : null
  return { from: `${begun ?? (from > to ? year - 1 : year)}-${from}`, to: `${year}-${to}` }
}

export const firstOf = (token: Of) =>
  token.kind === 'month' ? `${two(token.month)}-01` : dayText({ ...token.date, year: null })
export const lastOf = (token: Of) =>
  token.kind === 'month'
    ? `${two(token.month)}-${two(new Date(Date.UTC(2024, token.month, 0)).getUTCDate())}`
    : dayText({ ...token.date, year: null })
