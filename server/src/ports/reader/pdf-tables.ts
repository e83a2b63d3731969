import { joinLines } from './join-lines.ts'
import { type Column, isValue, mayName } from './pdf-columns.ts'
import { median, type PdfRow, textOf } from './pdf-rows.ts'
import type { PdfWord } from './pdf-words.ts'

export type TableRow = {
  y: number
  /** One text for each column; empty where the row has none. */
  cells: string[]
  /** Text below an entry that belongs to it. */
  more: string
  /** The words themselves, which headings between rows keep. */
  words: PdfWord[]
  isHeading: boolean
  /** Its values are level with the middle of its label, which has several lines. */
  isCentred: boolean
}

/** Distance of lines, in letter sizes, within which they belong to one entry. */
const LINE_GAP = 1.6
const SPACE = 0.65
/** Points by which the left edges of cells of one column differ at most. */
const SAME_EDGE = 0.5

/** Joins the lines of a table into rows: cells of several lines, and descriptions below an entry, belong to their row. */
export function rowsOfTable(rows: PdfRow[], columns: Column[], body: number): TableRow[] {
  const lines = rows.map((row) => lineOf(row, columns))
  const table: TableRow[] = []
  for (const [index, line] of lines.entries()) {
    const row = rows[index]!
    const previous = table.at(-1)
    const above = index > 0 ? row.y - rows[index - 1]!.y : Infinity
    const below = index + 1 < rows.length ? rows[index + 1]!.y - row.y : Infinity
    const isNear = above < Math.max(row.size, body) * LINE_GAP && above <= below * 1.2
    const isOnlyLabel = hasOnlyLabel(line)
    if (isOnlyLabel && isEmphasised(line, lines, body)) table.push({ ...line, isHeading: true })
    else if (previous && isUnfinished(previous) && /^\p{Ll}/u.test(line.cells[0]!))
      addCells(previous, line)
    else if (previous && isUnfinished(previous) && isBeside(line, row, previous))
      addCells(previous, line)
    else if (!previous || previous.isHeading || !isNear) table.push(line)
    else if (isOnlyLabel && previous.isCentred) addCells(previous, line)
    else if (isOnlyLabel) addBelow(previous, line)
    else if (!line.cells[0] && (!isFull(line) || (isName(line) && isName(previous))))
      addCells(previous, line)
    else table.push(line)
  }
  return table.filter((row) => row.words.length > 0)
}

function lineOf(row: PdfRow, columns: Column[]): TableRow {
  const words: PdfWord[][] = columns.map(() => [])
  let before: { word: PdfWord; at: number } | undefined
  for (const word of row.words) {
    const middle = (word.x0 + word.x1) / 2
    const own = Math.max(
      columns.findLastIndex((column) => column.x0 <= middle),
      0,
    )
    // A line of text across the columns is not divided at an ordinary space, unless a column begins right there.
    const isSpace =
      before &&
      !isValue(word.text) &&
      word.x0 - before.word.x1 < word.size * SPACE &&
      Math.abs(word.x0 - columns[own]!.x0) > SAME_EDGE
    const at = isSpace ? before!.at : own
    words[at]!.push(word)
    before = { word, at }
  }
  const cells = words.map((cell) => withoutLeader(textOf(cell)))
  return { y: row.y, cells, more: '', words: row.words, isHeading: false, isCentred: false }
}

const withoutLeader = (text: string) => text.replace(/^[\s.…·_]{3,}|[\s.…·_]{3,}$/g, '').trim()

/** Whether a line is larger or bolder than the labels of rows with values. */
function isEmphasised(line: TableRow, lines: TableRow[], body: number): boolean {
  if (line.words.some((word) => /\p{N}/u.test(word.text) && isValue(word.text))) return false
  const sizes = line.words.map((word) => word.size)
  const labels = lines.filter((other) => other.cells.slice(1).some(Boolean) && other.cells[0])
  const usual = median(labels.map((other) => other.words[0]!.size)) || body
  if (Math.max(...sizes) > usual * 1.15) return true
  const isBold = (other: TableRow) => other.words[0]!.bold
  const isCapital = (other: TableRow) =>
    /\p{Lu}{3}/u.test(other.cells[0]!) && !/\p{Ll}/u.test(other.cells[0]!)
  const few = (test: (other: TableRow) => boolean) => labels.filter(test).length < labels.length / 2
  return (isBold(line) && few(isBold)) || (isCapital(line) && few(isCapital))
}

const hasOnlyLabel = (line: TableRow) => line.cells.slice(1).every((cell) => !cell)

/** Whether values stand half a line below the first line of their label. */
const isBeside = (line: TableRow, row: PdfRow, previous: TableRow) =>
  !line.cells[0] && row.y - previous.y < row.size

/** Whether a row still lacks its value, which may be at the end of the next line. */
const isUnfinished = (row: TableRow) => hasOnlyLabel(row) && !row.more && !row.isHeading

/** Whether a row has only names of columns, which may have several lines. */
const isName = ({ cells }: TableRow) => !cells[0] && cells.slice(1).every(mayName)

const isFull = (line: TableRow) => line.cells.slice(1).every(Boolean)

function addBelow(previous: TableRow, line: TableRow) {
  previous.more = joinLines([previous.more, line.cells[0]!])
  previous.words = [...previous.words, ...line.words]
}

function addCells(previous: TableRow, line: TableRow) {
  previous.isCentred = isUnfinished(previous) && !line.cells[0]
  previous.cells = previous.cells.map((cell, column) => joinLines([cell, line.cells[column]!]))
  previous.words = [...previous.words, ...line.words]
}
