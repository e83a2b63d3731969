import { convert } from 'officeparser'

/** A packed file of 4.5 MB that unpacks to more than this is none that a person wrote. */
const UNPACKED_MAX_BYTES = 100_000_000
const FILES_MAX = 5_000
const CELLS_MAX = 200_000

/** The words of an office document as a piece of HTML: headings, paragraphs, lists, tables. @throws where it is none */
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
