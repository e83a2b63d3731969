import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { throttled } from '../lib/throttled.ts'
import { sendFile, takeExportPlace } from './export.ts'

/** The value of one cell. */
export type Cell = string | number | null
/** The value of each column by its heading, from left to right. */
export type Columns<T> = Record<string, (row: T) => Cell>

export type CsvFile<T> = {
  name: string
  columns: Columns<T>
  /** Rows in slices, each read at once; small slices keep other reads from waiting. */
  slices: AsyncIterable<T[]>
}

/**
 * Answers with a CSV file, see `csvStream`.
 * @param before called once it is certain that the file will be sent.
 * @throws 429 while the account has too many exports in progress.
 */
export async function sendCsv<T>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  file: CsvFile<T>,
  before: () => Promise<void>,
): Promise<FastifyReply> {
  takeExportPlace(deps, request, reply)
  await before()
  const content = csvStream(request.account.id, file)
  return sendFile(reply, { name: file.name, type: 'text/csv; charset=utf-8', content })
}

/**
 * A CSV file (RFC 4180) that spreadsheets open directly: UTF-8 with a byte order mark, and with cells that would begin a formula turned into
 * text. Rows are read only as fast as the client receives them, so that memory holds one slice however long the file is; accounts take
 * turns at slices, and visitors come before all exports.
 */
export function csvStream<T>(accountId: string, { columns, slices }: CsvFile<T>): Readable {
  const csv = stringify({
    header: true,
    columns: Object.keys(columns),
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // By default only the line end it writes itself is quoted, but cells may hold the other one too.
    quoted_match: /[\r\n]/,
  })
  const lines = Readable.from(cellsOf(throttled(accountId, slices), Object.values(columns)))
  // When either stream fails, or the client disconnects, the other stream ends too.
  lines.once('error', (error) => csv.destroy(error))
  csv.once('close', () => lines.destroy())
  return lines.pipe(csv)
}

async function* cellsOf<T>(rows: AsyncIterable<T>, columns: ((row: T) => Cell)[]) {
  for await (const row of rows) yield columns.map((cell) => cell(row))
}

/** A time such as `2026-01-31 09:30:00` in UTC, which spreadsheets recognize as a date. */
export const csvTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')
