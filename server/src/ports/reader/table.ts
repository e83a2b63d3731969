import { squeeze } from './squeeze.ts'
import { joinLines, linesOf } from './line.ts'
import { namedRow, pair, type Row, rowOf } from './rows.ts'
import { attribute, descendants, elementsOf, holds, type Node } from './tree.ts'
import { isValue } from './value.ts'

type Cell = { lines: string[]; text: string; isHeader: boolean; isEmphasised: boolean }
/** A row, or a heading that has a row of its own. */
export type TableLine = { heading: string } | Row

const COLUMNS_MAX = 60
const ROWS_SPANNED_MAX = 300
const CELLS_MAX = 40_000
/** A cell with more letters is a column of the page's layout. */
const CELL_LETTERS = 600

/** Whether a table is only used for layout. */
export function isForLayout(table: Node): boolean {
  if (/^(?:presentation|none)$/i.test(attribute(table, 'role'))) return true
  let header = false
  for (const inner of descendants(table)) {
    if (inner === table) continue
    if (inner.name === 'table' || inner.name === 'form' || /^h[1-4]$/.test(inner.name)) return true
    if (inner.name === 'th') header = true
    if (inner.name === 'td' && inner.letters > CELL_LETTERS && !header) return true
    if (
      inner.name === 'td' &&
      !header &&
      holds(inner, ({ name }) => name === 'li' || name === 'dl', 50)
    )
      return true
  }
  return rowsOf(table).every((row) => row.length < 2)
}

/** The rows of a table, each of which can be understood alone. */
export function tableLines(table: Node): TableLine[] {
  const caption = elementsOf(table).find((child) => child.name === 'caption')
  const grid = gridOf(table)
  const width = Math.max(0, ...grid.map((row) => row.length))
  const header = headerOf(grid)
  const lines: TableLine[] = []
  const title = caption ? squeeze(caption.element.textContent) : ''
  if (title) lines.push({ heading: title })
  for (const [index, row] of grid.entries()) {
    if (row === header) continue
    const filled = row.filter((cell, column) => cell.text && cell !== row[column - 1])
    if (filled.length === 0) continue
    if (filled.length === 1) lines.push(...aloneInRow(filled[0]!, width, index + 1 < grid.length))
    else lines.push(...rowLines(row, header))
  }
  if (header && lines.length === 0)
    lines.push(namedRow(header.map(({ text }) => ({ name: '', text }))))
  return lines
}

/** The text of a row with a single cell across the table: it is a heading of the rows below. */
const aloneInRow = (
  { text, isHeader, isEmphasised }: Cell,
  width: number,
  goesOn: boolean,
): TableLine[] =>
  width > 1 &&
  goesOn &&
  text.length < 80 &&
  (isHeader || isEmphasised || !/[.!?,]$/.test(text)) &&
  !isValue(text)
    ? [{ heading: text }]
    : [{ text }]

function rowLines(row: Cell[], header: Cell[] | undefined): TableLine[] {
  const cells = row.filter((cell, column) => cell !== row[column - 1])
  if (!header) {
    const columns = parallelLines(cells)
    if (columns) return columns.map(rowOf)
    const pairs = pairsOf(cells)
    if (pairs) return pairs
    return [rowOf(cells.map((cell) => cell.text))]
  }
  const named = row.map((cell, column) => ({ name: header[column]?.text ?? '', text: cell.text }))
  const unique = named.filter((_, column) => row[column] !== row[column - 1])
  return [namedRow(unique)]
}

/** A price list within one row: names below each other in one cell, prices in the next. */
function parallelLines(cells: Cell[]): string[][] | undefined {
  const count = cells[0]?.lines.length ?? 0
  if (count < 2 || cells.length < 2 || cells.some((cell) => cell.lines.length !== count))
    return undefined
  if (!cells.at(-1)!.lines.every(isValue)) return undefined
  return Array.from({ length: count }, (_, index) => cells.map((cell) => cell.lines[index]!))
}

/** Two lists side by side: label, value, label, value. */
function pairsOf(cells: Cell[]): Row[] | undefined {
  if (cells.length < 4 || cells.length % 2 === 1) return undefined
  const isPairs = cells.every(
    (cell, column) => !cell.text || (column % 2 === 1) === isValue(cell.text),
  )
  if (!isPairs) return undefined
  const pairs: Row[] = []
  for (let column = 0; column < cells.length; column += 2) {
    const [label, value] = [cells[column]!.text, cells[column + 1]!.text]
    if (label && value) pairs.push(pair(label, value))
  }
  return pairs
}

/** The first row, where it names the columns: by its markup, or because the rows below are of another kind. */
function headerOf(grid: Cell[][]): Cell[] | undefined {
  const [first, ...rest] = grid
  if (!first || rest.length === 0 || new Set(first).size < 2) return undefined
  const filled = first.filter((cell) => cell.text)
  if (filled.length === 0 || filled.some((cell) => isValue(cell.text))) return undefined
  if (filled.every((cell) => cell.isHeader))
    return filled.length > 1 || first.length > 1 ? first : undefined
  if (first[0]!.isHeader && first.some((cell) => cell.text && !cell.isHeader)) return undefined
  if (filled.every((cell) => cell.isEmphasised)) return first
  const names = first.every((cell, column) => column === 0 || cell.text) && rest.length > 1
  const valueColumns = first.filter((_, column) => column > 0 && areValues(rest, column))
  return names && valueColumns.length > 0 && filled.every((cell) => cell.text.length < 30)
    ? first
    : undefined
}

const areValues = (rows: Cell[][], column: number): boolean => {
  const cells = rows.flatMap((row) => (row[column]?.text ? [row[column].text] : []))
  return cells.length > 1 && cells.every(isValue)
}

/** The cells by row and column; a cell that spans several is in each of them. */
function gridOf(table: Node): Cell[][] {
  const grid: Cell[][] = []
  let cells = 0
  for (const [index, elements] of rowsOf(table).entries()) {
    const row = (grid[index] ??= [])
    let column = 0
    for (const element of elements) {
      while (row[column]) column += 1
      const cell = cellOf(element)
      const width = span(element, 'colspan', COLUMNS_MAX)
      const height = span(element, 'rowspan', ROWS_SPANNED_MAX)
      for (let down = 0; down < height; down += 1) {
        for (let right = 0; right < width; right += 1) {
          cells += 1
          if (cells > CELLS_MAX) return grid
          const target = (grid[index + down] ??= [])
          target[column + right] ??= cell
        }
      }
      column += width
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? EMPTY))
}

const EMPTY: Cell = { lines: [], text: '', isHeader: false, isEmphasised: false }

const span = (node: Node, name: string, most: number): number =>
  Math.min(Math.max(Number.parseInt(attribute(node, name), 10) || 1, 1), most)

function cellOf(node: Node): Cell {
  const lines = linesOf(node.children)
    .map((line) => line.text)
    .filter(Boolean)
  const inside = elementsOf(node)
  const strong = inside.filter(({ name }) => name === 'b' || name === 'strong')
  return {
    lines,
    text: joinLines(lines),
    isHeader: node.name === 'th',
    isEmphasised:
      strong.length > 0 && strong.reduce((sum, { letters }) => sum + letters, 0) === node.letters,
  }
}

/** The cells of each row, whatever elements a page puts in between. */
function rowsOf(table: Node): Node[][] {
  const rows: Node[][] = []
  for (const inner of descendants(table)) {
    if (inner.name === 'tr') rows.push([])
    else if (inner.name === 'td' || inner.name === 'th') {
      if (rows.length === 0) rows.push([])
      rows.at(-1)!.push(inner)
    }
  }
  return rows
}
