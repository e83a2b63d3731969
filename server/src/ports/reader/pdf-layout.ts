import { belongTogether, type Column, columnOf } from './pdf-columns.ts'
import { type Gutter, guttersOf } from './pdf-gutters.ts'
import { isMarker, type PdfRow, rowsOf, usualSize } from './pdf-rows.ts'
import type { PdfWord } from './pdf-words.ts'

/** Lines that are read one after the other; with columns, each line is a row of a table. */
export type Region = { columns: Column[] | null; rows: PdfRow[] }

/** Deepest nesting of columns, deeper than any real layout. */
const MAX_DEPTH = 6
/** Strips that share so much of their height divide the same band. */
const SAME_BAND = 0.6
/** Width in letter sizes beyond which a strip gains nothing. */
const WIDE = 4

/** Divides a page at the strips between its columns, in reading order: above, column by column, below. */
export function regionsOf(rows: PdfRow[], body = usualSize(rows), depth = 0): Region[] {
  const gutters = depth < MAX_DEPTH ? guttersOf(rows, body) : []
  if (gutters.length === 0) return rows.length > 0 ? [{ columns: null, rows }] : []
  const main = mainOf(gutters, body)
  const band = gutters.filter((gutter) => shareOf(rows, gutter, main) >= SAME_BAND)
  const inside = rows.slice(main.start, main.end)
  return [
    ...regionsOf(rows.slice(0, main.start), body, depth + 1),
    ...bandOf(inside, body, apart(band, main), depth),
    ...regionsOf(rows.slice(main.end), body, depth + 1),
  ]
}

const heightOf = (rows: PdfRow[], { start, end }: Pick<Gutter, 'start' | 'end'>) =>
  rows[end - 1]!.y - rows[start]!.y + rows[start]!.size

/** The strip with most text on both sides; of equal ones, the wider. */
const mainOf = (gutters: Gutter[], body: number): Gutter => {
  const weight = ({ x0, x1, left, right }: Gutter) =>
    Math.min(left, right) + Math.min((x1 - x0) / body, WIDE)
  return gutters.reduce((most, gutter) => (weight(gutter) > weight(most) ? gutter : most))
}

function shareOf(rows: PdfRow[], gutter: Gutter, main: Gutter): number {
  const start = Math.max(gutter.start, main.start)
  const end = Math.min(gutter.end, main.end)
  return end > start ? heightOf(rows, { start, end }) / heightOf(rows, main) : 0
}

/** Keeps only one of several strips that overlap. */
function apart(gutters: Gutter[], main: Gutter): Gutter[] {
  const kept = [main]
  for (const gutter of gutters.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every((other) => gutter.x0 >= other.x1 || gutter.x1 <= other.x0)) kept.push(gutter)
  }
  return kept.toSorted((a, b) => a.x0 - b.x0)
}

function bandOf(rows: PdfRow[], body: number, gutters: Gutter[], depth: number): Region[] {
  const middles = gutters.map(({ x0, x1 }) => (x0 + x1) / 2)
  const words: PdfWord[][] = [...middles, 0].map(() => [])
  for (const word of rows.flatMap((row) => row.words)) {
    const middle = (word.x0 + word.x1) / 2
    words[middles.filter((x) => x < middle).length]!.push(word)
  }
  const columns = withMarkers(words.filter((column) => column.length > 0)).map(columnOf)
  const heading = columns.find((column, index) => standsBetween(columns, index, body))
  if (heading) return partedBy(rows, heading, body, depth)
  return belongTogether(columns, body).flatMap((group): Region[] => {
    const inGroup = rowsOf(group.flatMap((column) => column.words))
    if (group.length > 1) return [{ columns: group, rows: inGroup }]
    return regionsOf(inGroup, body, depth + 1)
  })
}

/** Joins bullets and numbers with the column after them. */
const withMarkers = (columns: PdfWord[][]): PdfWord[][] =>
  columns.reduce<PdfWord[][]>((merged, column) => {
    const before = merged.at(-1)
    if (before?.every((word) => isMarker(word.text))) before.push(...column)
    else merged.push(column)
    return merged
  }, [])

/** Whether a column consists of headings centred above two others: none of its lines is level with one of theirs. */
function standsBetween(columns: Column[], index: number, body: number): boolean {
  if (index === 0 || index === columns.length - 1) return false
  const others = columns.filter((_, at) => at !== index).flatMap((column) => column.rows)
  return columns[index]!.rows.every((row) =>
    others.every((other) => Math.abs(other.y - row.y) > body * 0.6),
  )
}

function partedBy(rows: PdfRow[], heading: Column, body: number, depth: number): Region[] {
  const parts: PdfRow[][] = [[]]
  for (const row of rows) {
    if (row.words.every((word) => heading.words.includes(word))) parts.push([row], [])
    else parts.at(-1)!.push(row)
  }
  return parts.flatMap((part) => regionsOf(part, body, depth + 1))
}
