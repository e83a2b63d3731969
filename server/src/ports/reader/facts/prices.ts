import type { PriceFact } from '../fact.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { isLabelLine, type Line, placeOf, quoteAround, trimLabel } from './line.ts'
import { bareAmounts } from './price-lists.ts'
import { FREE, FROM } from './price-words.ts'
import { fold } from './line.ts'

/** Lines between an item and its price: a name, a description, a remark. */
const LINES_ABOVE = 4

/** What things cost, with what it is the price of. */
export function pricesOf(lines: Line[], country: string | null): PriceFact[] {
  const marked = lines.map((line) => amountsIn(line.text, country))
  const bare = bareAmounts(lines, marked)
  const amounts = marked.map((found, index) => (found.length > 0 ? found : bare[index]!))
  const counts = countByHeading(lines, amounts)
  return lines.flatMap((line, index) => {
    const found = withFree(line, index, amounts)
    if (found.length === 0) return []
    const base = () => labelAbove(lines, index, amounts, counts)
    return line.cells.length > 1 ? factsOfRow(line, found, base) : factsOfLine(line, found, base)
  })
}

const pathOf = (line: Line) => line.headings.join('\n')

function countByHeading(lines: Line[], amounts: Amount[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    if (amounts[index]!.length > 0) counts.set(pathOf(line), (counts.get(pathOf(line)) ?? 0) + 1)
  }
  return counts
}

/** The first short line since the last price is the item; a heading with one price is the item itself. */
function labelAbove(
  lines: Line[],
  index: number,
  amounts: Amount[][],
  counts: Map<string, number>,
): string {
  const line = lines[index]!
  const heading = line.headings.at(-1) ?? ''
  const group: Line[] = []
  for (let at = index - 1; at >= 0; at--) {
    const above = lines[at]!
    const isOther = amounts[at]!.length > 0 || pathOf(above) !== pathOf(line)
    if (isOther || !/\p{L}/u.test(above.text)) break
    group.unshift(above)
    if (group.length > LINES_ABOVE) return heading
  }
  const item = trimLabel(group.find(isLabelLine)?.text ?? '')
  const isOnly = counts.get(pathOf(line)) === 1
  if (!item || (isOnly && heading)) return [heading, isOnly ? item : ''].filter(Boolean).join(', ')
  return item
}

function factsOfLine(line: Line, amounts: Amount[], base: () => string): PriceFact[] {
  let first = ''
  return amounts.map((amount, index) => {
    const between = line.text.slice(amounts[index - 1]?.end ?? 0, amount.start)
    const own = ownLabel(between)
    const behind = amounts.length === index + 1 ? behindOf(line.text.slice(amount.end)) : ''
    const isNext = index > 0 && !/^\s*[,;|.·•/]/.test(between)
    const hasName = /\p{L}{3}/u.test(own) && !isNext
    const label = hasName
      ? own
      : [first || base(), own, own ? '' : behind].filter(Boolean).join(', ')
    if (index === 0) first = label
    return toFact(line, amount, label)
  })
}

const ownLabel = (between: string) => trimLabel(trimLabel(between).replace(FROM, ''))

const behindOf = (text: string) => {
  const rest = text.slice(0, 60).replace(/[.;!?].*$/s, '')
  return /\p{L}{3}/u.test(rest) ? trimLabel(rest) : ''
}

/** A row is about what its first cell without a price says; its column tells several prices apart. */
function factsOfRow(line: Line, amounts: Amount[], base: () => string): PriceFact[] {
  const places = cellPlaces(line)
  const cellOf = (amount: Amount) => places.findLast(({ start }) => start <= amount.start)
  const priced = new Set(amounts.map(cellOf))
  const item = places.find((cell) => !priced.has(cell) && /\p{L}{2}/u.test(cell.text))
  const isFirst = item && [...priced].every((cell) => cell && cell.start > item.start)
  return amounts.map((amount) => {
    const cell = cellOf(amount)
    const inCell = cell
      ? ownLabel(line.text.slice(cell.textStart, Math.max(cell.textStart, amount.start)))
      : ''
    const column = priced.size > 1 || !isFirst ? (cell?.name ?? '') : ''
    const names = [isFirst ? item.text.slice(0, 90) : '', column, inCell].filter(Boolean)
    return toFact(line, amount, names.join(', ') || base())
  })
}

function cellPlaces(line: Line) {
  let at = 0
  return line.cells.map(({ name, text }) => {
    const found = line.text.indexOf(text, at)
    const textStart = found < 0 ? at : found
    at = textStart + text.length
    return { name, text, textStart, start: Math.max(0, textStart - name.length - 2) }
  })
}

/** "Parking: free" between things that have a price. */
function withFree(line: Line, index: number, amounts: Amount[][]): Amount[] {
  const found = amounts[index]!
  const near = [index - 2, index - 1, index + 1, index + 2].some((at) => amounts[at]?.length)
  if (found.length > 0 || !near || line.text.length > 120) return found
  const word = /(?:^|[|:–—\s])\s?(\p{L}+)[.!]?$/u.exec(line.text)
  if (!word || !FREE.has(fold(word[1]!))) return found
  const end = line.text.length
  const start = end - word[1]!.length
  const isValue = start === 0 || /[|:–—]\s?$/.test(line.text.slice(0, start))
  return isValue
    ? [{ amount: 0, to: null, currency: null, isFrom: false, per: null, start, end }]
    : found
}

function toFact(line: Line, amount: Amount, label: string): PriceFact {
  const { amount: value, to, currency, isFrom, per } = amount
  const quote = quoteAround(line.text, amount.start, amount.end)
  const isNamed = !label || quote.includes(label) || /\p{L}{4}/u.test(quote.slice(0, 40))
  return {
    ...placeOf(line),
    kind: 'price',
    role: null,
    label: label.slice(0, 160),
    text: (isNamed ? quote : `${label}: ${quote}`).slice(0, 300),
    value: { amount: value, to, currency, isFrom, per: per ?? perIn(label) },
  }
}

/** "Price per night" before the amount. */
const perIn = (label: string) =>
  /(?:^|\s)((?:per|pro|par|por|je)\s\p{L}{2,20})$/iu.exec(label)?.[1] ?? null
