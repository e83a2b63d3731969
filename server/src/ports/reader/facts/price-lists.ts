import { type Amount, numberOf } from './amounts.ts'
import { fold, type Line } from './line.ts'
import { PRICE_COLUMN } from './price-words.ts'
import { timeTokens } from './time-tokens.ts'

/** Least numbers at the ends of lines that make a list of prices. */
const ENOUGH = 5
const MOST = 3_000
const LAST_NUMBER = /(?:^|[\s.…·|])(\d{1,4}(?:[.,]\d{1,2})?)$/
const WITH_CENTS = /[.,]\d{1,2}$/
/** Least share of them that have cents: house numbers, page numbers and counts have none. */
const SHARE_WITH_CENTS = 0.6

/** Prices without a currency, as in menus: bare numbers at the ends of lines, where the page has many of them. */
export function bareAmounts(lines: Line[], marked: Amount[][]): Amount[][] {
  const found = lines.map((line, index) =>
    marked[index]!.length === 0 ? (inColumn(line) ?? atEnd(line)) : undefined,
  )
  const all = found.filter((amount) => amount !== undefined)
  const withCents = all.filter(({ hasCents }) => hasCents)
  const isList = all.length >= ENOUGH && withCents.length >= all.length * SHARE_WITH_CENTS
  return found.map((amount) => (amount && (amount.isColumn || isList) ? [amount] : []))
}

type Bare = Amount & { hasCents: boolean; isColumn: boolean }

function atEnd(line: Line): Bare | undefined {
  const match = line.text.length <= 200 ? LAST_NUMBER.exec(line.text) : null
  if (!match) return undefined
  const label = line.text.slice(0, -match[1]!.length)
  const isTimed = timeTokens(label, null).some(({ kind }) => kind === 'days' || kind === 'date')
  if (isTimed || !/\p{L}{3}|^\s*$/u.test(label) || /\d[\s./-]*$/.test(label)) return undefined
  return toBare(match[1]!, line.text.length - match[1]!.length, false)
}

/** A number in a cell whose column is named as one of prices. */
function inColumn(line: Line): Bare | undefined {
  const cell = line.cells.find(
    ({ name, text }) => PRICE_COLUMN.test(fold(name)) && /^\d{1,5}(?:[.,]\d{1,2})?$/.test(text),
  )
  return cell && toBare(cell.text, line.text.lastIndexOf(cell.text), true)
}

function toBare(written: string, start: number, isColumn: boolean): Bare | undefined {
  const amount = numberOf(written)
  if (amount > MOST && !isColumn) return undefined
  const place = { start, end: start + written.length }
  const rest = { to: null, currency: null, isFrom: false, per: null, isColumn }
  return { amount, ...rest, ...place, hasCents: WITH_CENTS.test(written) }
}
