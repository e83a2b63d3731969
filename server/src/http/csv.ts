import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { atEase } from '../lib/at-ease.ts'
import { takePlaces } from './places.ts'

/** A value a cell may hold. */
export type Cell = string | number | null
/** Heading and value of each column, from left to right. */
export type Columns<T> = Record<string, (row: T) => Cell>

export type CsvFile<T> = {
  name: string
  columns: Columns<T>
  /** Each what is read at once; a small one holds nobody up. */
  slices: AsyncIterable<T[]>
}

/** Files of one account under way at a time. */
const MOST_AT_ONCE = 3

/**
 * Answers with a CSV file (RFC 4180) that a spreadsheet opens as it is: UTF-8 with a byte order mark, and what would begin a formula
 * is text. Rows are taken as fast as the reader takes them, so a file of any length costs the memory of a slice; accounts take turns
 * at slices, and visitors come before all of them.
 * @param before what is done once it is sure that the file is sent.
 * @throws 429 while the account has several under way.
 */
export async function sendCsv<T>(
  deps: Deps,
  { account }: FastifyRequest,
  reply: FastifyReply,
  { name, columns, slices }: CsvFile<T>,
  before: () => Promise<void>,
): Promise<FastifyReply> {
  const leave = takePlaces(deps, reply, [
    { limit: 'exports', key: `exports ${account.id}`, most: MOST_AT_ONCE },
  ])
  reply.raw.once('close', leave)
  await before()
  const csv = stringify({
    header: true,
    columns: Object.keys(columns),
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // On its own it quotes only the line end it uses itself.
    quoted_match: /[\r\n]/,
  })
  const lines = Readable.from(cellsOf(atEase(account.id, slices), Object.values(columns)))
  // Either end may fail, or the reader may leave: the other ends with it.
  lines.once('error', (error) => csv.destroy(error))
  csv.once('close', () => lines.destroy())
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(lines.pipe(csv))
}

async function* cellsOf<T>(rows: AsyncIterable<T>, columns: ((row: T) => Cell)[]) {
  for await (const row of rows) yield columns.map((cell) => cell(row))
}

/** `2026-01-31 09:30:00` in UTC, which spreadsheets take for a date. */
export const csvTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')
