import { type Column, columnOf } from './pdf-columns.ts'
import { isMarker, type PdfRow } from './pdf-rows.ts'

/** An empty strip between columns, from row `start` up to row `end`, which is not included. */
export type Gutter = {
  x0: number
  x1: number
  start: number
  end: number
  /** Number of rows with text on each side. */
  left: number
  right: number
}

/** With fewer lines of running text, a strip may be empty by chance. */
const PROSE_ROWS = 5
/** The narrowest strip, in letter sizes. */
const NARROWEST = 0.5
/** Width in letter sizes below which a strip is no gap of a table, in general and within running text. */
const TABLE_GAP = 0.7
const TABLE_GAP_IN_TEXT = 1.5
/** Height of a blank, in letter sizes, that ends a strip where a heading follows. */
const SECTION_GAP = 1.9
/** More strips at once are scattered letters rather than columns. */
const MAX_OPEN = 40
const MAX_WORDS = 400

/**
 * Finds strips that run through several rows with text on both sides. Gaps within justified text do not lie below each other and
 * so do not count.
 */
export function guttersOf(rows: PdfRow[], body: number): Gutter[] {
  if (rows.length === 0) return []
  const found: Gutter[] = []
  let open: Gutter[] = []
  const free = rows.map((_, index) => gapsAround(rows, index))
  for (const [index, row] of rows.entries()) {
    const gaps = free[index]!
    const starts = startsSection(rows, index, body)
    // A heading in the right column does not end the strips to its left.
    const first = row.words[0]!.x0
    const still: Gutter[] = []
    for (const gutter of open) {
      const kept = starts && first < gutter.x1 ? [] : narrowed(gutter, gaps, body)
      if (kept.length === 0) found.push(gutter)
      still.push(...kept)
    }
    // The spaces of a heading between the columns below it are no strips.
    const isBetween = starts && standsIn(row, free[index + 1] ?? [])
    for (const [x0, x1] of isBetween ? [] : gaps) {
      const isNew = !still.some((gutter) => gutter.x0 < x1 && gutter.x1 > x0)
      if (isNew && Number.isFinite(x0) && Number.isFinite(x1) && x1 - x0 >= body * NARROWEST) {
        const start = firstRowOf(rows, free, index, x0, x1, body)
        const before = rows.slice(start, index)
        still.push({
          x0,
          x1,
          start,
          end: index,
          left: before.filter((other) => isLeft(other, x0)).length,
          right: before.filter((other) => isRight(other, x1)).length,
        })
      }
    }
    for (const gutter of still) {
      gutter.end = index + 1
      if (isLeft(row, gutter.x0 + 0.01)) gutter.left++
      if (isRight(row, gutter.x1 - 0.01)) gutter.right++
    }
    open = still.toSorted((a, b) => a.start - b.start).slice(0, MAX_OPEN)
  }
  const column = columnOf(rows.flatMap((row) => row.words))
  return [...found, ...open].filter(
    (gutter) => isSupported(rows, gutter, body, column) && !partsMarkers(rows, gutter),
  )
}

/** Whether a row stands in a gap between the words of another. */
const standsIn = ({ words }: PdfRow, gaps: [number, number][]): boolean =>
  gaps.some(([from, to]) => words[0]!.x0 >= from && words.at(-1)!.x1 <= to)

const isLeft = (row: PdfRow, x: number) => row.words.some((word) => word.x1 <= x + 0.01)
const isRight = (row: PdfRow, x: number) => row.words.some((word) => word.x0 >= x - 0.01)

/** Whether there are enough lines beside a strip: the narrower it is, the more are needed. */
function isSupported(rows: PdfRow[], gutter: Gutter, body: number, column: Column): boolean {
  const width = (gutter.x1 - gutter.x0) / body
  const rowsByWidth = width > 2.5 ? 2 : width > 1.6 ? 3 : width > 1.1 ? 5 : 8
  const isText = column.isProse && isFilled(rows, gutter, column, body)
  const isTable = (!isText || width > TABLE_GAP_IN_TEXT) && isAligned(rows, gutter)
  if (width < TABLE_GAP && !isTable) return false
  const needed = isTable
    ? Math.min(rowsByWidth, 3)
    : isText
      ? Math.max(rowsByWidth, PROSE_ROWS)
      : rowsByWidth
  return Math.min(gutter.left, gutter.right) >= needed
}

/** Whether lines run from edge to edge, as in justified text. */
const isFilled = (rows: PdfRow[], { start, end }: Gutter, { x0, x1 }: Column, body: number) =>
  rows
    .slice(start, end)
    .filter(({ words }) => words[0]!.x0 < x0 + body * 2 && words.at(-1)!.x1 > x1 - body).length >=
  (end - start) / 2

/** Whether the text after a strip begins or ends at the same place in every row, as cells of a table do. */
function isAligned(rows: PdfRow[], { x1, start, end }: Gutter): boolean {
  const after = rows.slice(start, end).flatMap(({ words }) => {
    return words.find((word) => word.x0 >= x1 - 0.01) ?? []
  })
  const isSame = (values: number[]) => Math.max(...values) - Math.min(...values) < 1
  return (
    after.length >= 3 &&
    (isSame(after.map((word) => word.x0)) || isSame(after.map((word) => word.x1)))
  )
}

/** What remains of a strip after one more row; a word in its middle divides it. */
function narrowed(gutter: Gutter, gaps: [number, number][], body: number): Gutter[] {
  return gaps.flatMap(([from, to]) => {
    const x0 = Math.max(from, gutter.x0)
    const x1 = Math.min(to, gutter.x1)
    return x1 - x0 >= body * NARROWEST ? [{ ...gutter, x0, x1 }] : []
  })
}

/** The first row of a strip: it extends above its first row with text on both sides as far as nothing is in its way. */
function firstRowOf(
  rows: PdfRow[],
  free: [number, number][][],
  index: number,
  x0: number,
  x1: number,
  body: number,
): number {
  let start = index
  while (start > 0 && !startsSection(rows, start, body)) {
    const above = rows[start - 1]!
    const near = rows[start]!.y - above.y < Math.max(above.size, body) * SECTION_GAP
    if (!near || !free[start - 1]!.some(([from, to]) => from <= x0 && to >= x1)) break
    start--
  }
  // A heading stands above the columns, not in them, unless it is that of the right one.
  const isHeading = start < index && startsSection(rows, start, body)
  return isHeading && rows[start]!.words[0]!.x0 < x1 ? start + 1 : start
}

/** Whether a row is a heading below a wide blank: columns above and below it are then not the same. */
function startsSection(rows: PdfRow[], index: number, body: number): boolean {
  const row = rows[index]!
  const above = rows[index - 1]
  if (!above || row.y - above.y < Math.max(row.size, body) * SECTION_GAP) return false
  const largest = Math.max(...row.words.map((word) => word.size))
  const isEmphasised = largest > body * 1.15 || row.words.every((word) => word.bold)
  const below = rows[index + 1]
  const isAlone = !below || below.y - row.y > body * 0.6
  return isEmphasised && isAlone && widestGap(row) < body * 2
}

const widestGap = ({ words }: PdfRow) =>
  words.slice(1).reduce((most, word, index) => Math.max(most, word.x0 - words[index]!.x1), 0)

/** The gaps of a row and of what overlaps it in height. Columns need not have the same base lines. */
function gapsAround(rows: PdfRow[], index: number): [number, number][] {
  const row = rows[index]!
  const words = [...row.words]
  for (const step of [-1, 1]) {
    for (let at = index + step; rows[at]; at += step) {
      const other = rows[at]!
      const overlap = Math.abs(other.y - row.y) < Math.min(other.size, row.size) * 0.75
      if (!overlap) break
      words.push(...other.words)
    }
  }
  if (words.length > MAX_WORDS) return [[-Infinity, Infinity]]
  words.sort((a, b) => a.x0 - b.x0)
  const gaps: [number, number][] = []
  let end = -Infinity
  for (const word of words) {
    if (word.x0 > end) gaps.push([end, word.x0])
    end = Math.max(end, word.x1)
  }
  gaps.push([end, Infinity])
  return gaps
}

/** Whether only numbers or bullets of a list are to the left of a strip: they are not a column. */
function partsMarkers(rows: PdfRow[], { x0, start, end }: Gutter): boolean {
  return rows.slice(start, end).every(({ words }) => {
    const before = words.filter((word) => word.x1 <= x0 + 0.01)
    return before.length === 0 || (before.length === 1 && isMarker(before[0]!.text))
  })
}
