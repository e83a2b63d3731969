import Papa from 'papaparse'
import { readPhone } from '~/lib/phone.ts'
import type { Person } from './address-book.ts'

export type CsvTable = {
  columns: string[]
  rows: string[][]
  phoneColumns: number[]
  /** Columns of one entry belong together, such as first and last name; where they are empty, the next entry is tried. */
  nameColumns: number[][]
}

/** How many cells are read to find out what a column contains. */
const SAMPLE = 200
/** More columns than any address book has. */
const MAX_COLUMNS = 200
/** How Google separates several numbers in one cell. */
const BETWEEN_NUMBERS = ':::'

/** The headings that Google, Outlook and Apple use, in order of preference: a full name comes before its parts, a company last. */
const NAME_HEADINGS = [
  // oxlint-disable-next-line words/no-patterns -- a heading in the exports of Google, Outlook and Apple
  [/^(?:full |display |contact )?name$/],
  [
    // oxlint-disable-next-line words/no-patterns -- a heading in the exports of Google, Outlook and Apple
    /^(?:first|given)[ _-]?name$/,
    // oxlint-disable-next-line words/no-patterns -- a heading in the exports of Google, Outlook and Apple
    /^(?:middle|additional)[ _-]?name$/,
    // oxlint-disable-next-line words/no-patterns -- a heading in the exports of Google, Outlook and Apple
    /^(?:last|family)[ _-]?name$|^surname$/,
  ],
  // oxlint-disable-next-line words/no-patterns -- a heading in the exports of Google, Outlook and Apple
  [/^(?:company|business|organi[sz]ation)(?: 1 - )?(?: ?name)?$/],
]

/** Reads a table with or without headings. @throws where it has no column of phone numbers. */
export function readCsv(text: string): CsvTable {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const [first = [], ...others] = data
  const isHeaded = !first.some((cell) => numbersIn(cell).some(readPhone))
  const rows = isHeaded ? others : data
  const columns = first
    .slice(0, MAX_COLUMNS)
    .map((cell, index) => (isHeaded && cell.trim()) || `Column ${index + 1}`)
  const indexes = columns.map((_, index) => index)
  const phoneColumns = indexes.filter((index) => holdsPhones(rows, index))
  if (phoneColumns.length === 0) throw new Error('no numbers')
  const rest = indexes.filter((index) => !phoneColumns.includes(index))
  return { columns, rows, phoneColumns, nameColumns: nameColumnsOf(columns, rows, rest) }
}

/** @param preferred the column of the names, where the user has chosen it. */
export const peopleOf = (
  { rows, phoneColumns, nameColumns }: CsvTable,
  preferred: number[][] = [],
): Person[] =>
  rows.map((row) => ({
    name: nameIn(row, [...preferred, ...nameColumns]),
    phones: phoneColumns.flatMap((index) => numbersIn(row[index] ?? '')),
  }))

const nameIn = (row: string[], groups: number[][]) =>
  groups.map((columns) => cellsOf(row, columns).join(' ')).find(Boolean) ?? ''

const cellsOf = (row: string[], columns: number[]) =>
  columns.map((index) => row[index]?.trim() ?? '').filter(Boolean)

const numbersIn = (cell: string) =>
  cell
    .split(BETWEEN_NUMBERS)
    .map((each) => each.trim())
    .filter(Boolean)

/** The column's content decides, whatever its heading says, and in whichever language. */
function holdsPhones(rows: string[][], index: number): boolean {
  const filled = rows.filter((row) => row[index]?.trim()).slice(0, SAMPLE)
  const cells = filled.flatMap((row) => numbersIn(row[index]!))
  const phones = cells.filter((cell) => readPhone(cell) !== undefined)
  return phones.length > 0 && phones.length * 2 >= cells.length
}

function nameColumnsOf(columns: string[], rows: string[][], among: number[]): number[][] {
  const headings = columns.map((column) => column.toLowerCase().trim())
  const groups = NAME_HEADINGS.map((parts) =>
    parts
      .map((part) => among.find((index) => part.test(headings[index]!)))
      .filter((index) => index !== undefined),
  ).filter(({ length }) => length > 0)
  if (groups.length) return groups
  const worded = among.find((index) => rows.some((row) => /\p{L}{2}/u.test(row[index] ?? '')))
  return worded === undefined ? [] : [[worded]]
}
