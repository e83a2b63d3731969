import { type Amount, numberOf } from './amounts.ts'
import { fold, type Line } from './line.ts'
import { CURRENCIES, PRICE_COLUMN, PRICE_WORD } from './price-words.ts'
import { timeTokens } from './time-tokens.ts'

/** Least numbers at the ends of lines that make a list of prices. */
const ENOUGH = 5
const MAX = 3_000
const LAST_NUMBER = /(?:^|[\s.…·|])(\d{1,4}(?:[.,]\d{1,2})?)$/
const WITH_CENTS = /[.,]\d{1,2}$/
/** Least share of them that have cents: house numbers, page numbers and counts have none. */
const SHARE_WITH_CENTS = 0.6

/** Fewer are enough beside prices that have a currency, where each has its cents. */
const ENOUGH_BESIDE_OTHERS = 3

/**
 * Prices without a currency, as in menus: bare numbers at the ends of lines, where the page has many of them, and the numbers of a table
 * where the page says once that its prices are in euros.
 */
export function bareAmounts(lines: Line[], marked: Amount[][]): Amount[][] {
  const areDeclared = lines.some(({ text }) => DECLARED.test(fold(text).replaceAll(/[()]/g, '')))
  const cells = lines.map((line, index) =>
    areDeclared && marked[index]!.length === 0 ? inCells(line) : [],
  )
  const found = lines.map((line, index) =>
    marked[index]!.length === 0 && cells[index]!.length === 0
      ? (inColumn(line) ?? atEnd(line) ?? beforeDescription(line))
      : undefined,
  )
  const all = found.filter((amount) => amount !== undefined)
  const withCents = all.filter(({ hasCents }) => hasCents)
  const isBesideOthers =
    withCents.length === all.length && marked.some((amounts) => amounts.length > 0)
  const isList =
    all.length >= (isBesideOthers ? ENOUGH_BESIDE_OTHERS : ENOUGH) &&
    withCents.length >= all.length * SHARE_WITH_CENTS
  return found.map((amount, index) =>
    amount && (amount.isColumn || isList) ? [amount] : cells[index]!,
  )
}

/** "Prix en euros, TVA comprise", "Alle Preise in CHF"; not "a price of 20 euros", with a number in between. */
const DECLARED = new RegExp(
  String.raw`${PRICE_WORD}\p{L}{0,12}\s(?:\p{L}{1,12}\s){1,3}?(?:${CURRENCIES.map(([sign]) =>
    fold(sign).replaceAll(/[.$/]/g, String.raw`\$&`),
  ).join('|')})(?![\p{L}\p{N}]|\s?\d)`,
  'u',
)
const NUMBER_ALONE = /^\d{1,4}(?:[.,]\d{1,2})?$/

/** The numbers that are alone in the cells of a row, after the cell that names the item. */
function inCells({ text, cells }: Line): Bare[] {
  let at = 0
  return cells.flatMap((cell) => {
    const start = text.indexOf(cell.text, at)
    at = Math.max(at, start + cell.text.length)
    const isBehind = start > 0 && NUMBER_ALONE.test(cell.text)
    return isBehind ? (toBare(cell.text, start, true) ?? []) : []
  })
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

/** A number with cents that has a cell of its own, followed by a description: "Roast pork: 14,90 | with dumplings". */
function beforeDescription({ text, cells }: Line): Bare | undefined {
  const at = cells.findIndex((cell) => CENTS_ALONE.test(cell.text))
  const price = cells[at]
  if (!price || !cells.slice(at + 1).every((cell) => /\p{L}{3}/u.test(cell.text))) return undefined
  return toBare(price.text, text.indexOf(price.text), false)
}

const CENTS_ALONE = /^\d{1,4}[.,]\d{2}$/

/** A number in a cell of a column whose name is a word for prices. */
function inColumn(line: Line): Bare | undefined {
  const cell = line.cells.find(
    ({ name, text }) => PRICE_COLUMN.test(fold(name)) && /^\d{1,5}(?:[.,]\d{1,2})?$/.test(text),
  )
  return cell && toBare(cell.text, line.text.lastIndexOf(cell.text), true)
}

function toBare(written: string, start: number, isColumn: boolean): Bare | undefined {
  const amount = numberOf(written)
  if (amount > MAX && !isColumn) return undefined
  const place = { start, end: start + written.length }
  const rest = { to: null, currency: null, isFrom: false, per: null, isColumn }
  return { amount, ...rest, ...place, hasCents: WITH_CENTS.test(written) }
}
