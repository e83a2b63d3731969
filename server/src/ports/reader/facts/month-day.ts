import type { Day, Token } from './time-tokens.ts'

export const two = (value: number) => String(value).padStart(2, '0')

export const dayText = ({ year, month, day }: Day) =>
  `${year === null ? '' : `${year}-`}${two(month)}-${two(day)}`

export type Of = Token & { kind: 'month' | 'date' }
export const firstOf = (token: Of) =>
  token.kind === 'month' ? `${two(token.month)}-01` : dayText({ ...token.date, year: null })
export const lastOf = (token: Of) =>
  token.kind === 'month'
    ? `${two(token.month)}-${two(new Date(Date.UTC(2024, token.month, 0)).getUTCDate())}`
    : dayText({ ...token.date, year: null })
