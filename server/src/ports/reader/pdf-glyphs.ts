import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'
import type { OperatorBudget } from './pdf-operators.ts'
import { isMatrix, type Matrix, toMatrix } from './pdf-matrix.ts'
import { type Font, type Glyph, TextMachine } from './pdf-text-machine.ts'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

export type PageGlyphs = {
  /** Glyphs by their direction in quarter turns; the direction of most letters comes first. */
  directions: Glyph[][]
  /** Pictures may cover much of the page. */
  pictured: boolean
}

/** Share of the height and width of a page from which a picture counts as covering it. */
const PICTURE_SHARE = 0.4

/**
 * The glyphs of a page with their positions. They are read from the drawing operators, because pdf.js's own text runs lose the
 * font's weight and what distinguishes spaced letters from words.
 */
export async function glyphsOf(page: PdfPage, budget: OperatorBudget): Promise<PageGlyphs> {
  const { fnArray, argsArray } = await budget.operatorsOf(page)
  const { transform, width, height } = page.getViewport({ scale: 1 })
  const machine = new TextMachine(transform as Matrix)
  const handlers = await handlersOf(machine, page)
  let pictured = false
  for (const [index, operator] of fnArray.entries()) {
    handlers.get(operator)?.((argsArray[index] as unknown[] | null) ?? [])
    const [a, b, c, d] = machine.state.matrix
    pictured ||=
      Math.hypot(a, b) > width * PICTURE_SHARE && Math.hypot(c, d) > height * PICTURE_SHARE
  }
  const written = machine.directions.filter((glyphs) => glyphs.length > 0)
  return { directions: written.toSorted((a, b) => b.length - a.length), pictured }
}

type Handler = (args: unknown[]) => void

/** The effect on the machine of each pdf.js operator that places text. */
async function handlersOf(machine: TextMachine, page: PdfPage): Promise<Map<number, Handler>> {
  const { OPS } = await getResolvedPDFJS()
  const number = (value: unknown) => (typeof value === 'number' ? value : 0)
  const transform = (matrix: unknown) => {
    if (isMatrix(matrix)) machine.transform(toMatrix(matrix))
  }
  const fontOf = (name: unknown): Font | undefined =>
    typeof name === 'string' && page.commonObjs.has(name)
      ? (page.commonObjs.get(name) as Font)
      : undefined
  return new Map<number, Handler>([
    [OPS.save, () => machine.save()],
    [OPS.restore, () => machine.restore()],
    [OPS.transform, transform],
    [OPS.paintFormXObjectBegin, ([matrix]) => (machine.save(), transform(matrix))],
    [OPS.paintFormXObjectEnd, () => machine.restore()],
    [OPS.beginText, () => machine.setTextMatrix()],
    [
      OPS.setFont,
      ([name, size]) => Object.assign(machine.state, { font: fontOf(name), size: number(size) }),
    ],
    [OPS.setCharSpacing, ([spacing]) => (machine.state.charSpacing = number(spacing))],
    [OPS.setWordSpacing, ([spacing]) => (machine.state.wordSpacing = number(spacing))],
    [OPS.setHScale, ([percent]) => (machine.state.scale = number(percent) / 100)],
    [OPS.setLeading, ([leading]) => (machine.state.leading = -number(leading))],
    [OPS.setTextRise, ([rise]) => (machine.state.rise = number(rise))],
    [OPS.moveText, ([x, y]) => machine.move(number(x), number(y))],
    [
      OPS.setLeadingMoveText,
      ([x, y]) => {
        machine.state.leading = number(y)
        machine.move(number(x), number(y))
      },
    ],
    [OPS.nextLine, () => machine.nextLine()],
    [
      OPS.setTextMatrix,
      (args) => {
        const matrix = isMatrix(args[0]) ? args[0] : args
        if (isMatrix(matrix)) machine.setTextMatrix(toMatrix(matrix))
      },
    ],
    [OPS.showText, ([shown]) => Array.isArray(shown) && machine.show(shown)],
  ])
}
