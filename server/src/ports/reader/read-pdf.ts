import { getDocumentProxy } from 'unpdf'
import { AppError } from '../../errors.ts'
import { squeeze } from './dom.ts'
import type { ReadDocument } from './index.ts'
import { languageOfConfig, textSearchConfig } from './language.ts'
import { cutPassages } from './passages.ts'
import { blocksOfPages } from './pdf-blocks.ts'
import { linesOf, type PdfLine, type PdfText } from './pdf-lines.ts'

const MAX_PAGES = 3_000
const MAX_LETTERS = 6_000_000
/** Fewer letters a page are page numbers and stamps, not text. */
const LETTERS_OF_A_READABLE_PAGE = 8

const PROBLEMS = {
  pdf_encrypted:
    'This PDF is protected by a password. Save it without the password and upload it again.',
  pdf_without_text:
    'This PDF holds no text: it looks like a scan. Run text recognition (OCR) on it and upload it again.',
  pdf_corrupt: 'This PDF is damaged and could not be read.',
  pdf_too_long: 'This PDF holds more text than can be learned from one file. Split it.',
}

const problem = (code: keyof typeof PROBLEMS) => new AppError(422, code, PROBLEMS[code])

/** @throws AppError that says what is wrong with the file. */
export async function readPdf(content: Uint8Array): Promise<ReadDocument> {
  const document = await openPdf(content)
  try {
    if (document.numPages > MAX_PAGES) throw problem('pdf_too_long')
    const pages = await readPages(document)
    const lines = pages.flat()
    const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
    if (letters < LETTERS_OF_A_READABLE_PAGE * document.numPages) throw problem('pdf_without_text')
    const config = textSearchConfig(lines.map((line) => line.text).join(' '), null)
    const title = await titleOf(document)
    return {
      title,
      config,
      language: languageOfConfig(config),
      facts: [],
      notices: [],
      passages: cutPassages(blocksOfPages(pages), 'en'),
    }
  } finally {
    await document.loadingTask.destroy()
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function openPdf(content: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(content, {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
    })
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException'
    throw problem(encrypted ? 'pdf_encrypted' : 'pdf_corrupt')
  }
}

async function readPages(document: Pdf): Promise<PdfLine[][]> {
  const pages: PdfLine[][] = []
  let letters = 0
  let broken = 0
  for (let number = 1; number <= document.numPages; number++) {
    const lines = await readPage(document, number)
    if (!lines) broken++
    pages.push(lines ?? [])
    letters += (lines ?? []).reduce((sum, line) => sum + line.text.length, 0)
    if (letters > MAX_LETTERS) throw problem('pdf_too_long')
  }
  if (broken === document.numPages) throw problem('pdf_corrupt')
  return pages
}

/** @returns undefined for a page that is damaged: the others are still worth reading. */
async function readPage(document: Pdf, number: number): Promise<PdfLine[] | undefined> {
  try {
    const page = await document.getPage(number)
    const content = await page.getTextContent()
    page.cleanup()
    return linesOf(content.items.filter((item): item is PdfText & typeof item => 'str' in item))
  } catch {
    return undefined
  }
}

async function titleOf(document: Pdf): Promise<string | null> {
  const metadata = await document.getMetadata().catch(() => undefined)
  const title = (metadata?.info as { Title?: unknown } | undefined)?.Title
  return (typeof title === 'string' && squeeze(title)) || null
}
