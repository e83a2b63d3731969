import { convert } from 'officeparser'

/** Largest unpacked size of a document: of 4.5 MB packed, no person's document becomes larger. */
const UNPACKED_MAX_BYTES = 100_000_000
const FILES_MAX = 5_000
const CELLS_MAX = 200_000

/**
 * The text of an office document as HTML with headings, paragraphs, lists and tables.
 * @throws where it is no such document
 */
export async function officeToHtml(content: Uint8Array): Promise<string> {
  const { value } = await convert(Buffer.from(content), 'html', {
    parseConfig: {
      decompressionLimits: {
        maxUncompressedBytes: UNPACKED_MAX_BYTES,
        maxZipEntries: FILES_MAX,
        maxTableCells: CELLS_MAX,
      },
    },
    generatorConfig: {
      includeImages: false,
      includeCharts: false,
      htmlConfig: { standalone: false },
    },
  })
  return value
}
