import { median, type PdfRow, rowsOf } from './pdf-rows.ts'
import type { PdfWord } from './pdf-words.ts'
import { isMoney } from './value.ts'

export type Column = {
  words: PdfWord[]
  rows: PdfRow[]
  x0: number
  x1: number
  /** Lines of running text that fill the column's width. */
  isProse: boolean
  /** Numbers, times, prices or marks. */
  isValues: boolean
}

/** Share of a column's width from which a line fills it. */
const FULL_LINE = 0.78
/** Least average letters in a line of running text. */
const LINE_LETTERS = 16
const VALUE_LETTERS = 18
/** Lines are level where their base lines differ by less than this share of the letters' height. */
const SAME_LINE = 0.35

export function columnOf(words: PdfWord[]): Column {
  const rows = rowsOf(words)
  const x0 = Math.min(...words.map((word) => word.x0))
  const x1 = Math.max(...words.map((word) => word.x1))
  return { words, rows, x0, x1, isProse: isProse(rows, x1 - x0), isValues: isValues(rows) }
}

function isProse(rows: PdfRow[], width: number): boolean {
  const running = rows.filter((row) => row.words.length >= 2)
  const full = running.filter((row) => row.words.at(-1)!.x1 - row.words[0]!.x0 > width * FULL_LINE)
  const words = rows.reduce((sum, row) => sum + row.words.length, 0)
  const text = rows.map(lettersOf).join(' ')
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  const isRunning = words >= rows.length * 2.5 && text.length >= rows.length * LINE_LETTERS
  return (
    rows.length >= 4 && isRunning && digits < text.length * 0.15 && full.length >= rows.length * 0.5
  )
}

const lettersOf = (row: PdfRow) => row.words.map((word) => word.text).join(' ')

/** Whether most lines are values; a name above them may have several lines. */
function isValues(rows: PdfRow[]): boolean {
  const below = belowName(rows)
  const values = below.filter((row) => isValue(lettersOf(row)))
  const hasName = values.length >= 3 && values.length >= below.length * 0.75
  return hasName || values.length >= rows.length * 0.6
}

/** The most lines of the name of a column. */
const NAME_ROWS = 3

/** The lines of a column of values without its name. */
function belowName(rows: PdfRow[]): PdfRow[] {
  const first = rows.findIndex((row) => isValue(lettersOf(row)))
  return first > NAME_ROWS ? rows : rows.slice(Math.max(first, 0))
}

/** Whether a text is short, and a number or a mark rather than words. */
export const isValue = (text: string): boolean =>
  text.length <= VALUE_LETTERS && (/\p{N}/u.test(text) || !/\p{L}{2}/u.test(text))

/** Whether a cell above labels without a name may name its column: "30 min", "Adults (18+)", "3 July to 28 August". */
export const mayName = (text: string): boolean => /\p{L}{2}/u.test(text) && !isMoney(text)

/** Groups the columns of a table; columns of text, and boxes beside each other, stay separate. */
export function belongTogether(columns: Column[], body: number): Column[][] {
  const groups: Column[][] = []
  for (const column of columns) {
    const group = groups.at(-1)
    if (group && !isBesideTable(group, column, body) && isSameTable(group.at(-1)!, column, body))
      group.push(column)
    else groups.push([column])
  }
  return groups.flatMap(repeatedLists)
}

/** Whether text stands beside a table of labels and values, as most of its lines are level with none of them. */
const isBesideTable = (table: Column[], column: Column, body: number): boolean =>
  table.length > 1 &&
  table.at(-1)!.isValues &&
  !column.isValues &&
  alignment(column, table.at(-1)!, body) < 0.75

function isSameTable(a: Column, b: Column, body: number): boolean {
  if (a.isProse && b.isProse) return false
  const left = alignment(a, b, body)
  const right = alignment(b, a, body)
  const hasValues = a.isValues || b.isValues
  if (areCards(a, b, body)) return false
  if (hasValues) return Math.max(left, right) >= 0.75
  if (a.isProse || b.isProse)
    return right >= 0.9 && a.rows.length * 2 <= b.rows.length && !b.isProse
  return left >= 0.85 && right >= 0.85
}

/** The share of the lines of `a` that are level with a line of `b`, without the name of a column of values. */
function alignment(a: Column, b: Column, body: number): number {
  const lines = a.isValues ? belowName(a.rows) : a.rows
  const aligned = lines.filter((row) => rowAt(b, row.y, body) ?? isBetween(b, row.y, body))
  return aligned.length / lines.length
}

/** Whether a line is level with the middle of a cell of two lines. */
const isBetween = (column: Column, y: number, body: number) =>
  [-1, 1].every((side) =>
    column.rows.some((row) => (row.y - y) * side > 0 && (row.y - y) * side < body * 0.9),
  )

const rowAt = (column: Column, y: number, body: number) =>
  column.rows.find((row) => Math.abs(row.y - y) < body * SAME_LINE)

/**
 * Whether columns are boxes rather than a table: boxes change their letters from line to line and agree with their neighbours, a
 * table does the opposite.
 */
function areCards(a: Column, b: Column, body: number): boolean {
  if (a.rows.length < 3) return false
  const pairs = a.rows.flatMap((row) => {
    const other = rowAt(b, row.y, body)
    return other ? [[row, other] as const] : []
  })
  if (pairs.length < Math.min(a.rows.length, b.rows.length) * 0.6) return false
  const isAlike = ([one, other]: readonly [PdfRow, PdfRow]) =>
    Math.abs(one.size - other.size) < 0.6 &&
    /\p{N}/u.test(lettersOf(one)) === /\p{N}/u.test(lettersOf(other))
  const sizes = new Set(a.rows.slice(1).map((row) => Math.round(row.size)))
  const largest = Math.max(...sizes)
  const alike = pairs.filter(isAlike).length >= pairs.length * 0.9
  return alike && largest > Math.min(...sizes) * 1.2
}

/**
 * Two lists of labels and values beside each other ("dish price dish price") are two tables, unless a line above names their
 * columns.
 */
function repeatedLists(group: Column[]): Column[][] {
  const starts = group.flatMap((column, index) =>
    index > 0 && !column.isValues && group[index - 1]!.isValues && group[index + 1]?.isValues
      ? [index]
      : [],
  )
  if (starts.length === 0 || group[0]!.isValues || hasNames(group)) return [group]
  return [0, ...starts].map((start, index) => group.slice(start, starts[index] ?? group.length))
}

/** Whether the first line names the columns of values below it. */
function hasNames(group: Column[]): boolean {
  const names = group.map(({ rows }) => lettersOf(rows[0]!))
  const above = group.every(
    ({ isValues: values }, index) => !values || !/\p{N}/u.test(names[index]!),
  )
  const y = median(group.map(({ rows }) => rows[0]!.y))
  const aligned = group.every(({ rows }) => Math.abs(rows[0]!.y - y) < rows[0]!.size * SAME_LINE)
  return above && aligned && new Set(names).size === names.length
}
