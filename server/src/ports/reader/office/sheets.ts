import { read, utils } from '@e965/xlsx'
import { decodeHtml } from '../encoding.ts'
import type { DocumentSource } from './read-document.ts'

const ROWS_MAX = 20_000
/** Format of dates without their own, which everybody reads the same way. */
const DATE_FORMAT = 'yyyy-mm-dd'

/** Every sheet as a table, below its name where there are several; numbers as the sheet shows them, with their currency. */
export async function sheetsToHtml({ content, format }: DocumentSource): Promise<string> {
  const options = { dense: true, sheetRows: ROWS_MAX, dateNF: DATE_FORMAT } as const
  const book =
    format === 'csv'
      ? read(decodeHtml(content, null), { ...options, type: 'string', raw: true })
      : read(content, { ...options, type: 'array' })
  const tables = book.SheetNames.map((name) => {
    const table = utils.sheet_to_html(book.Sheets[name]!, { header: '', footer: '' })
    return book.SheetNames.length > 1 ? `<h2>${escaped(name)}</h2>${table}` : table
  })
  return `<body>${tables.join('')}</body>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
