import type { DocumentFormat } from 'shared-types'
import { AppError } from '../../../errors.ts'
import { CrawlError } from '../../crawler/crawl-error.ts'
import type { ReadDocument } from '../index.ts'
import { readHtml } from '../read-html.ts'

export type DocumentSource = { content: Uint8Array; format: DocumentFormat }

// Each of these loads its libraries, so it is imported only when a document needs it.
const convert = () => import('./convert.ts')
const sheets = () => import('./sheets.ts')
const plain = () => import('./plain.ts')

/** A converter to HTML for each format; the HTML is then read like any page. */
const TO_HTML: Record<DocumentFormat, (source: DocumentSource) => Promise<string>> = {
  docx: async (source) => (await convert()).textDocumentToHtml(source),
  odt: async (source) => (await convert()).textDocumentToHtml(source),
  pptx: async (source) => (await convert()).slidesToHtml(source),
  odp: async (source) => (await convert()).slidesToHtml(source),
  xlsx: async (source) => (await sheets()).sheetsToHtml(source),
  ods: async (source) => (await sheets()).sheetsToHtml(source),
  csv: async (source) => (await sheets()).sheetsToHtml(source),
  md: async ({ content }) => (await plain()).markdownToHtml(content),
  txt: async ({ content }) => (await plain()).textToHtml(content),
}

/** Base address of documents, so that their relative links lead nowhere. */
const OWN_ADDRESS = 'https://document.invalid/'

/**
 * Reads an office document.
 * @throws AppError that says what is wrong with the file.
 */
export async function readDocument(source: DocumentSource): Promise<ReadDocument> {
  const html = await TO_HTML[source.format](source).catch(() => {
    throw new AppError(422, 'document_unreadable', 'This document could not be read.')
  })
  const page = { url: OWN_ADDRESS, body: new TextEncoder().encode(html), charset: 'utf-8' }
  try {
    // Notices about scripts and pictures mean nothing to the owner of a document.
    return { ...readHtml(page), notices: [] }
  } catch (error) {
    if (!(error instanceof CrawlError)) throw error
    throw new AppError(422, 'no_text', 'The document has no text.')
  }
}
