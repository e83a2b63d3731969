import { joinLines } from './join-lines.ts'
import { columnOf, isValue, mayName } from './pdf-columns.ts'
import type { Region } from './pdf-layout.ts'
import { type PdfRow, textOf } from './pdf-rows.ts'
import { rowsOfTable, type TableRow } from './pdf-tables.ts'
import type { PdfWord } from './pdf-words.ts'

export type Cell = { name: string; text: string }

/** A line of a column, or a row of a table, in reading order. */
export type PdfLine = {
  text: string
  /** Height of its largest letters. */
  size: number
  bold: boolean
  /** Distance from the top of the page. */
  y: number
  x0: number
  x1: number
  /** Left edge of the column it is in; `right` is the right one. */
  left: number
  right: number
  /** Whether its column is running text. */
  isProse: boolean
  /** Width of its first word, which shows whether the line above was broken deliberately. */
  firstWidth: number
  /** Set for a row of a table, or a label with its value. */
  cells?: Cell[]
  /** Set for a line in other letters above the rows of a table. */
  isHeading?: boolean
  /** Whether it begins a column or a table. */
  isFirst: boolean
  /** Usual distance between the lines of its column. */
  pitch: number
}

/** Width of a gap, in letter sizes, that separates a label from its value, or columns. */
const VALUE_GAP = 1.8
const COLUMN_GAP = 3
/** Letters so much larger are a title, whose words may stand far apart. */
const TITLE_SCALE = 1.4
/** A line with more words has no columns. */
const MAX_WORDS = 400
const LEADER = /[.…·_](?:\s?[.…·_]){2,}|…/u

/** A name and its price with only a space between: "Tea 2.50 €". */
const PRICED =
  /^((?=\p{Lu})[^.!?:\p{Sc}]{3,60}?)\s+(\p{Sc}\s?\d{1,5}(?:[.,]\d{2})?|\d{1,5}(?:[.,]\d{2})?\s?\p{Sc})$/u

export function linesOf(region: Region, body: number): PdfLine[] {
  const lines = region.columns ? tableLines(region, body) : textLines(region.rows, body)
  const pitch = pitchOf(lines)
  return lines.map((line, index) => ({ ...line, isFirst: index === 0, pitch }))
}

type Line = Omit<PdfLine, 'isFirst' | 'pitch'>

/** The usual distance between lines: the smaller distances count, as those between paragraphs are larger. */
function pitchOf(lines: Line[]): number {
  const gaps = lines.slice(1).map((line, index) => line.y - lines[index]!.y)
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0
}

function textLines(rows: PdfRow[], body: number): Line[] {
  const { x0, x1, isProse } = columnOf(rows.flatMap((row) => row.words))
  return rows.map((row) => {
    const isTitle = row.size > body * TITLE_SCALE
    const parts = partsOf(row, isProse || isTitle)
    const priced = parts.length === 1 && !isProse ? PRICED.exec(parts[0]!) : null
    if (priced) parts.splice(0, 1, priced[1]!, priced[2]!)
    const entry = parts.length > 1 ? entryOf(parts, []) : { text: parts[0] ?? '' }
    return { ...place(row.words, row.y), ...entry, left: x0, right: x1, isProse }
  })
}

const place = (words: PdfWord[], y: number) => {
  const first = words[0]!
  return {
    size: Math.max(...words.map((word) => word.size)),
    bold: words.every((word) => word.bold),
    y,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    firstWidth: first.x1 - first.x0,
  }
}

/** The parts of a line, divided at leaders ("Espresso .... 2.50") and at gaps wider than spaces. */
function partsOf(row: PdfRow, isProse: boolean): string[] {
  if (row.words.length > MAX_WORDS) return [textOf(row.words)]
  const parts: PdfWord[][] = [[]]
  const gaps = row.words.slice(1).map((word, index) => word.x0 - row.words[index]!.x1)
  row.words.forEach((word, index) => {
    const gap = index > 0 ? gaps[index - 1]! : 0
    const others = gaps.filter((_, other) => other !== index - 1)
    const usual = Math.max(0, ...others.filter((other) => other < gap))
    const rest = textOf(row.words.slice(index))
    const wide = (isValue(rest) ? VALUE_GAP : COLUMN_GAP) * (isProse ? 2 : 1)
    // Justified text has wide spaces too.
    const isText = isProse && !isValue(rest)
    const spacing = row.words[index - 1]?.spacing ?? 0
    const isWide = gap - spacing * 3 > row.size * wide
    if (isWide && !isText && (gap > usual * 2 || gap > row.size * COLUMN_GAP * 2)) parts.push([])
    parts.at(-1)!.push(word)
  })
  return parts.flatMap((part) => textOf(part).split(LEADER)).flatMap((part) => part.trim() || [])
}

function tableLines({ rows, columns }: Region, body: number): Line[] {
  const table = rowsOfTable(rows, columns!, body)
  const words = rows.flatMap((row) => row.words)
  const left = Math.min(...words.map((word) => word.x0))
  const right = Math.max(...words.map((word) => word.x1))
  const names = namesOf(table)
  return table.slice(names.length > 0 ? 1 : 0).map((row) => {
    const entry = row.isHeading
      ? { text: row.cells.filter(Boolean).join(' '), isHeading: true }
      : entryOf(row.cells, names, row.more)
    return { ...place(row.words, row.y), ...entry, left, right, isProse: false }
  })
}

/** The names of columns in the first row, where it has them: words above numbers, or bold above plain. */
function namesOf(table: TableRow[]): string[] {
  const [first, ...others] = table.filter((row) => !row.isHeading)
  if (!first || first !== table[0] || others.length < 2) return []
  if (!first.cells.slice(1).every((cell) => isName(cell, first))) return []
  const hasNumbers = first.cells.some((_, column) => {
    const below = others.map((row) => row.cells[column]).filter(Boolean)
    return below.filter((cell) => /\p{N}/u.test(cell!)).length > below.length / 2
  })
  const isBold = (row: TableRow) => row.words.every((word) => word.bold)
  const stands = isBold(first) && others.filter(isBold).length < others.length / 2
  return stands || (hasNumbers && first.cells.length > 2) ? first.cells : []
}

const isName = (cell: string, { cells }: TableRow): boolean =>
  cells[0] ? cell !== '' && !/\p{N}/u.test(cell) : mayName(cell)

/** A row that can be understood alone: `Column: cell | Column: cell`, or `Label: value`. */
function entryOf(texts: string[], names: string[], more = ''): { text: string; cells?: Cell[] } {
  const cells = texts.flatMap((text, column) => (text ? [{ name: names[column] ?? '', text }] : []))
  const rest = more ? ` | ${more}` : ''
  if (cells.length < 2) return { text: joinLines([cells[0]?.text ?? '', more]) }
  if (cells.length === 2 && names.length === 0) {
    const [label, value] = cells.map((cell) => cell.text) as [string, string]
    const name = label.replace(/\s*[:：]$/, '')
    return { text: `${name}: ${value}${rest}`, cells: [{ name, text: value }] }
  }
  const text = cells.map((cell) => (cell.name ? `${cell.name}: ${cell.text}` : cell.text))
  return { text: text.join(' | ') + rest, cells }
}

/** Whether the first word of the next line would have fitted, so that the line was broken deliberately. */
export function hadRoom(previous: PdfLine, line: PdfLine): boolean {
  const { left, right, x0, x1, size } = previous
  const isCentred = x0 - left > size && Math.abs(x0 - left - (right - x1)) < size * 1.5
  const room = isCentred ? right - left - (x1 - x0) : right - x1
  return room > line.firstWidth + size * 0.6
}
