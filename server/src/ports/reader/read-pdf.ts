import { getDocumentProxy } from 'unpdf'
import { AppError } from '../../errors.ts'
import { squeeze } from './squeeze.ts'
import type { PageNotice } from './fact.ts'
import { factsOf } from './facts/index.ts'
import type { ReadDocument } from './index.ts'
import { languageOfConfig, textSearchConfig } from './language.ts'
import { cutPassages } from './passages.ts'
import { blocksOfPages } from './pdf-blocks.ts'
import type { Pdf } from './pdf-glyphs.ts'
import { regionsOf } from './pdf-layout.ts'
import { linesOf, type PdfLine } from './pdf-lines.ts'
import { lettersOf, type PageText, readPages } from './pdf-pages.ts'
import { pdfProblem } from './pdf-problems.ts'
import { type PdfRow, usualSize } from './pdf-rows.ts'
import type { Recognition } from './recognition.ts'
import { recognisePages } from './text-recognition.ts'
import { withoutRunningLines } from './running-lines.ts'

const MAX_PAGES = 3_000
/** Pages with fewer letters have only page numbers and stamps. */
const LETTERS_OF_A_READABLE_PAGE = 8

/**
 * Reads a PDF.
 * @throws AppError that says what is wrong with the file.
 */
export async function readPdf(
  content: Uint8Array,
  { recognition = 'off' }: { recognition?: Recognition } = {},
): Promise<ReadDocument> {
  // A copy, because pdf.js takes over the bytes it is given and text recognition needs them again.
  const copy = recognition === 'on' ? content.slice() : undefined
  const bytes = content.length
  const document = await openPdf(content)
  try {
    if (document.numPages > MAX_PAGES) throw pdfProblem('pdf_too_long')
    const found = await readPages(document, bytes)
    const pages = copy ? await withRecognisedText(copy, found) : found
    const letters = pages.reduce((sum, page) => sum + lettersOf(page.directions), 0)
    if (letters < LETTERS_OF_A_READABLE_PAGE * pages.length) throw problemOf(pages, recognition)
    const lines = linesOfPages(pages.map(({ directions }) => directions))
    const blocks = blocksOfPages(lines)
    const text = blocks.map((block) => [...block.headings, block.text].join(' ')).join(' ')
    const config = textSearchConfig(text, null)
    const language = languageOfConfig(config)
    return {
      title: await titleOf(document),
      config,
      language,
      facts: factsOf({ blocks, document: null, url: null, language }),
      notices: noticesOf(pages),
      passages: cutPassages(blocks, language ?? 'en'),
    }
  } finally {
    await document.loadingTask.destroy()
  }
}

async function openPdf(content: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(content, {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      // No picture is decoded, because pdf.js reads no text in them.
      maxImageSize: 1,
    })
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException'
    throw pdfProblem(encrypted ? 'pdf_encrypted' : 'pdf_corrupt')
  }
}

/** Headers and footers are recognized in the upright text; text in other directions comes after it. */
function linesOfPages(pages: PdfRow[][][]): PdfLine[][] {
  const upright = withoutRunningLines(pages.map(([rows]) => rows ?? []))
  return pages.map((directions, page) =>
    [upright[page]!, ...directions.slice(1)].flatMap((rows) => {
      const body = usualSize(rows)
      return regionsOf(rows, body).flatMap((region) => linesOf(region, body))
    }),
  )
}

/** Adds recognised text to pages that are pictures, or whose letters cannot be decoded. */
async function withRecognisedText(content: Uint8Array, pages: PageText[]): Promise<PageText[]> {
  const numbers = pages.flatMap(({ state }, index) =>
    state === 'picture' || state === 'undecodable' ? [index + 1] : [],
  )
  if (numbers.length === 0) return pages
  const words = pages.flatMap((page) => page.directions.flat().flatMap((row) => row.words))
  const config = textSearchConfig(words.map((word) => word.text).join(' '), null)
  const language = languageOfConfig(config)
  // When recognition fails, the other pages are still worth keeping.
  const nothing = () => new Map<number, PdfRow[]>()
  const recognised = await recognisePages(content, numbers, language).catch(nothing)
  return pages.map((page, index) => {
    const rows = recognised.get(index + 1)
    return rows ? { state: 'recognised', directions: [rows] } : page
  })
}

function noticesOf(pages: PageText[]): PageNotice[] {
  const numbersOf = (state: PageText['state']) =>
    pages.flatMap((page, index) => (page.state === state ? [index + 1] : []))
  const notices: PageNotice[] = [
    { code: 'undecodable_font', pages: numbersOf('undecodable') },
    { code: 'scanned_pages', pages: numbersOf('picture') },
    { code: 'recognised_text', pages: numbersOf('recognised') },
  ]
  return notices.filter((notice) => notice.pages.length > 0)
}

/** Why there are only pictures: what an owner can do depends on whether they were looked at. */
const UNREAD = {
  off: 'pdf_without_text',
  missing: 'pdf_recognition_missing',
  on: 'pdf_not_recognised',
} as const

function problemOf(pages: PageText[], recognition: Recognition): AppError {
  const has = (state: PageText['state']) => pages.some((page) => page.state === state)
  if (has('undecodable')) return pdfProblem('pdf_undecodable')
  return pdfProblem(
    pages.every((page) => page.state === 'damaged') ? 'pdf_corrupt' : UNREAD[recognition],
  )
}

async function titleOf(document: Pdf): Promise<string | null> {
  const metadata = await document.getMetadata().catch(() => undefined)
  const title = (metadata?.info as { Title?: unknown } | undefined)?.Title
  return (typeof title === 'string' && squeeze(title)) || null
}
