import { convert } from 'officeparser'
import type { DocumentSource } from './read-document.ts'

/** Largest unpacked size of a document: of 4.5 MB packed, no person's document becomes larger. */
const UNPACKED_MAX_BYTES = 100_000_000
const FILES_MAX = 5_000
const CELLS_MAX = 200_000

const FIRST_LINE = /(<section class="slide"[^>]*>\s*)<p[^>]*>([\s\S]*?)<\/p>/g
/** The number of a slide, which the converter puts among its notes. */
const NUMBER_AS_NOTE = /<div class="slide-note">\s*<p>\d+<\/p>\s*<\/div>/g

/** The text of a document as HTML. */
export const textDocumentToHtml = async ({ content }: DocumentSource): Promise<string> =>
  `<body>${await officeToHtml(content)}</body>`

/** Slides as HTML: the first line of each is its heading, whether or not it was marked as one. */
export async function slidesToHtml({ content }: DocumentSource): Promise<string> {
  const html = await officeToHtml(content)
  return `<body>${html.replace(NUMBER_AS_NOTE, '').replace(FIRST_LINE, '$1<h2>$2</h2>')}</body>`
}

/**
 * The text of an office document as HTML with headings, paragraphs, lists and tables.
 * @throws where it is no such document
 */
async function officeToHtml(content: Uint8Array): Promise<string> {
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
