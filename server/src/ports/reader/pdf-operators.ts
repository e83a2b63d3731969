import type { Pdf } from './pdf-glyphs.ts'
import { pdfProblem } from './pdf-problems.ts'

type Page = Awaited<ReturnType<Pdf['getPage']>>
type Operators = Awaited<ReturnType<Page['getOperatorList']>>
/** How pdf.js hands over what it has read of a page so far. */
type Chunked = { _renderPageChunk(chunk: { length: number }, state: unknown): void }

/** Any document may draw so much; a page of text or a plan is a few thousand operators. */
const FREE = 200_000
/** Compressed, a byte of a dense drawing becomes two. */
const PER_BYTE = 4

/**
 * How many operators a document may draw in all. Forms drawn inside forms make billions of a few kilobytes, so it depends on its size:
 * what is read is never much more than what was uploaded.
 */
export class OperatorBudget {
  #left: number

  constructor(bytes: number) {
    this.#left = FREE + PER_BYTE * bytes
  }

  /** @throws AppError once it is spent. */
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
