import { AppError } from '../../errors.ts'
import { isGibberish } from './gibberish.ts'
import { glyphsOf, type Pdf } from './pdf-glyphs.ts'
import { OperatorBudget } from './pdf-operators.ts'
import { pdfProblem } from './pdf-problems.ts'
import { type PdfRow, rowsOf } from './pdf-rows.ts'
import { lacksLetters, wordsOf } from './pdf-words.ts'

const MAX_LETTERS = 6_000_000
/** With fewer letters above a picture that covers the page, it is a scan with a stamp. */
const LETTERS_OF_A_STAMP = 40

export type PageText = {
  state: 'read' | 'empty' | 'picture' | 'undecodable' | 'recognised' | 'damaged'
  /** Rows by the direction of their letters; the direction of most letters comes first. */
  directions: PdfRow[][]
}

/**
 * Reads the text of all pages.
 * @param bytes size of the file.
 */
export async function readPages(document: Pdf, bytes: number): Promise<PageText[]> {
  const budget = new OperatorBudget(bytes)
  const pages: PageText[] = []
  let letters = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await readPage(document, number, budget)
    letters += lettersOf(page.directions)
    if (letters > MAX_LETTERS) throw pdfProblem('pdf_too_long')
    pages.push(page)
  }
  return pages
}

/** Reads a page; one that is damaged is left out, as the others are still worth reading. */
async function readPage(document: Pdf, number: number, budget: OperatorBudget): Promise<PageText> {
  try {
    const page = await document.getPage(number)
    const { directions: glyphs, pictured } = await glyphsOf(page, budget)
    page.cleanup()
    const directions = glyphs.map((written) => rowsOf(wordsOf(written)))
    const letters = lettersOf(directions)
    if (pictured && letters < LETTERS_OF_A_STAMP) return { state: 'picture', directions }
    if (letters === 0) return { state: 'empty', directions }
    const text = directions.flat().flatMap((row) => row.words.map((word) => word.text))
    if (lacksLetters(glyphs.flat()) || isGibberish(text.join(' ')))
      return { state: 'undecodable', directions: [] }
    return { state: 'read', directions }
  } catch (error) {
    if (error instanceof AppError) throw error
    return { state: 'damaged', directions: [] }
  }
}

export const lettersOf = (directions: PdfRow[][]): number =>
  directions
    .flat()
    .reduce((sum, row) => row.words.reduce((n, word) => n + word.text.length, sum), 0)
