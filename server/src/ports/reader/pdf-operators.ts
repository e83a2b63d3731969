import type { Pdf } from './pdf-glyphs.ts'
import { pdfProblem } from './pdf-problems.ts'

type Page = Awaited<ReturnType<Pdf['getPage']>>
type Operators = Awaited<ReturnType<Page['getOperatorList']>>
/** The internal method by which pdf.js delivers the operators of a page as it reads them. */
type Chunked = { _renderPageChunk(chunk: { length: number }, state: unknown): void }

/** Operators that any document may draw; a page of text or a plan has a few thousand. */
const FREE = 200_000
/** Further operators for each byte of the file: one byte of a dense drawing may unpack to two. */
const PER_BYTE = 4

/**
 * Limits how many operators a document may draw. Forms nested in forms can make billions from a few kilobytes, so that the limit
 * depends on the size of the file.
 */
export class OperatorBudget {
  #left: number

  constructor(bytes: number) {
    this.#left = FREE + PER_BYTE * bytes
  }

  /**
   * The operators of a page.
   * @throws AppError once the budget is spent.
   */
  async operatorsOf(page: Page): Promise<Operators> {
    const spent = new Promise<never>((_resolve, reject) => {
      const chunked = page as unknown as Chunked
      const keep = chunked._renderPageChunk.bind(page)
      chunked._renderPageChunk = (chunk, state) => {
        this.#left -= chunk.length
        if (this.#left < 0) reject(pdfProblem('pdf_too_complex'))
        else keep(chunk, state)
      }
    })
    return Promise.race([page.getOperatorList({ annotationMode: 0 }), spent])
  }
}
