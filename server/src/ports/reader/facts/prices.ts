import type { PriceFact } from '../fact.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { isLabelLine, type Line, placeOf, quoteAround, trimLabel } from './line.ts'
import { bareAmounts } from './price-lists.ts'
import { CONJUNCTION, FREE, FROM } from './price-words.ts'
import { fold } from './line.ts'

/** The most lines between the name of an item and its price: a name, a description, a remark. */
const LINES_ABOVE = 4
/** The most prices below each other that belong to one item. */
const PRICES_BELOW = 4
const ITEMS_COMPARED = 5

/** Prices, each with the item it belongs to. */
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

/**
 * The name of a price in the lines above: the first short line since the last price; a heading with only one price is the name
 * itself.
 */
function labelAbove(
  lines: Line[],
  index: number,
  amounts: Amount[][],
  counts: Map<string, number>,
  depth = PRICES_BELOW,
): string {
  const line = lines[index]!
  const heading = line.headings.at(-1) ?? ''
  const group: Line[] = []
  let isFirst = true
  for (let at = index - 1; at >= 0; at--) {
    const above = lines[at]!
    const isPrice = amounts[at]!.length > 0
    if (isPrice) isFirst = false
    if (isPrice || pathOf(above) !== pathOf(line) || !/\p{L}/u.test(above.text)) break
    group.unshift(above)
    if (group.length > LINES_ABOVE) return heading
  }
  const before = lines[index - 1]
  if (group.length === 0 && depth > 0 && !isFirst && before && !/\p{L}{3}/u.test(before.text)) {
    return labelAbove(lines, index - 1, amounts, counts, depth - 1)
  }
  // Above the first price of a list there are also the names of the list and of its columns.
  const following = isFirst ? lengthOfNext(lines, index, amounts) : 0
  const named = following > 0 && following < group.length ? group.slice(-following) : group
  const item = trimLabel(named.find(isLabelLine)?.text ?? '')
  const isOnly = counts.get(pathOf(line)) === 1
  if (!item || (isOnly && heading)) return [heading, isOnly ? item : ''].filter(Boolean).join(', ')
  return item
}

/** The most lines that the following items have above their prices; 0 when there are too few items to tell. */
function lengthOfNext(lines: Line[], index: number, amounts: Amount[][]): number {
  const lengths: number[] = []
  let length = 0
  for (let at = index + 1; at < lines.length && lengths.length < ITEMS_COMPARED; at++) {
    if (pathOf(lines[at]!) !== pathOf(lines[index]!)) break
    if (amounts[at]!.length === 0) length++
    else if (length > 0) {
      lengths.push(length)
      length = 0
    }
  }
  return lengths.length > 1 ? Math.max(...lengths) : 0
}

function factsOfLine(line: Line, amounts: Amount[], base: () => string): PriceFact[] {
  const item = amounts.length > 1 && line.cells.length === 1 ? line.cells[0]!.name : ''
  let first = ''
  let end = 0
  let isList = false
  return amounts.map((amount, index) => {
    const between = line.text.slice(end, amount.start)
    const next = amounts[index + 1]?.start ?? line.text.length
    const purpose = PURPOSE.exec(line.text.slice(amount.end, Math.min(next, amount.end + 60)))
    end = amount.end + (purpose?.[0].length ?? 0)
    const own = ownLabel(between)
    const behind = amounts.length === index + 1 ? behindOf(line.text.slice(end)) : ''
    // The last thing of a list follows "and": "check-up £45, filling £110 and crown £620".
    const isApart = /^\s*[,;|.·•/]/.test(between) || (isList && CONJUNCTION.test(between.trim()))
    const isNext = index > 0 && (!isApart || !/\p{L}{3}/u.test(own))
    const hasName = /\p{L}{3}/u.test(own) && !isNext && !PURPOSE.test(` ${own}`)
    isList = index > 0 && hasName
    const detail = purpose ? purpose[0].trim() : own ? '' : behind
    const names = hasName ? [own, purpose?.[0].trim()] : [first || base(), own, detail]
    // "Cola: small 2 € / large 3 €" are two prices of one thing.
    if (index > 0 && hasName && item) names.unshift(item)
    if (index === 0) first = item || (hasName ? own : names[0]!)
    return toFact(line, amount, names.filter(Boolean).join(', '))
  })
}

/** What a price is for, such as "for adults". */
const PURPOSE =
  /^\s(?:for|für|pour|para|per|voor|por)\s(?!\d)[^,;.|()]{2,40}?(?=[,;.|()]|\s(?:and|und|et|y|e|en)\s|$)/iu

const ownLabel = (between: string) =>
  trimLabel(trimLabel(between).replace(FROM, ''))
    .replace(CONJUNCTION, '')
    .replace(OPENED, '')
    .trim()

/** A bracket that is closed only after the price: "(reduced: €90)". */
const OPENED = /^\((?=[^)]*$)/

const behindOf = (text: string) => {
  const rest = text.slice(0, 60).replace(/[.;!?].*$/s, '')
  return /\p{L}{3}/u.test(rest) ? trimLabel(rest) : ''
}

/** The prices of a row: its first cell without a price is the name, and columns distinguish several prices. */
function factsOfRow(line: Line, amounts: Amount[], base: () => string): PriceFact[] {
  const places = cellPlaces(line)
  const cellOf = (amount: Amount) => places.findLast(({ start }) => start <= amount.start)
  const priced = new Set(amounts.map(cellOf))
  const item = places.find((cell) => !priced.has(cell) && /\p{L}{2}/u.test(cell.text))
  const isFirst = item && [...priced].every((cell) => cell && cell.start > item.start)
  return amounts.map((amount, index) => {
    const cell = cellOf(amount)
    const inCell = cell
      ? ownLabel(
          line.text.slice(Math.max(cell.textStart, amounts[index - 1]?.end ?? 0), amount.start),
        )
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

/** Adds "free" as an amount where the items around it have prices: "Parking: free". */
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

/** The unit before an amount: "Price per night". */
const perIn = (label: string) =>
  /(?:^|\s)((?:per|pro|par|por|je)\s\p{L}{2,20})$/iu.exec(label)?.[1] ?? null
