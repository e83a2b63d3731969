import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** A letter where it stands: `x` from the left, `y` of its base line from the top, both along the direction it is written in. */
export type Glyph = {
  text: string
  x: number
  /** Where the next letter is expected. */
  end: number
  y: number
  size: number
  bold: boolean
}

export type PageGlyphs = {
  /** By direction in quarter turns, the direction of most letters first. */
  directions: Glyph[][]
  /** A picture may cover much of the page. */
  pictured: boolean
}

type Matrix = [number, number, number, number, number, number]
type Font = {
  name?: string
  bold?: boolean
  black?: boolean
  isType3Font?: boolean
  fontMatrix?: number[]
}
type ShownGlyph = { unicode?: string; width: number; isSpace: boolean }
type State = {
  matrix: Matrix
  font: Font | undefined
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const MAX_DEPTH = 200
/** Of the height and width of a page. */
const PICTURE_SHARE = 0.4

const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]

/**
 * The letters of a page with their positions. They come from the drawing operators, because pdf.js's own text runs lose what tells
 * spaced letters from words, and the weight of the font.
 */
export async function glyphsOf(page: PdfPage): Promise<PageGlyphs> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 })
  const viewport = page.getViewport({ scale: 1 })
  const view = viewport.transform as Matrix
  const directions: Glyph[][] = [[], [], [], []]
  let pictured = false
  let state: State = {
    matrix: IDENTITY,
    font: undefined,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  }
  const stack: State[] = []
  let line: Matrix = IDENTITY
  let text: Matrix = IDENTITY

  const save = () => {
    if (stack.length < MAX_DEPTH) stack.push({ ...state })
  }
  const restore = () => {
    state = stack.pop() ?? state
  }
  const concat = (matrix: unknown) => {
    if (!isMatrix(matrix)) return
    state.matrix = multiply(state.matrix, toMatrix(matrix))
    const [a, b, c, d] = state.matrix
    pictured ||=
      Math.hypot(a, b) > viewport.width * PICTURE_SHARE &&
      Math.hypot(c, d) > viewport.height * PICTURE_SHARE
  }
  const move = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y])
    text = line
  }
  const advance = (distance: number) => {
    text = multiply(text, [1, 0, 0, 1, distance, 0])
  }

  const show = (shown: unknown) => {
    if (!Array.isArray(shown) || !state.font) return
    const unit = state.font.isType3Font ? Math.abs(state.font.fontMatrix?.[0] ?? 0.001) : 0.001
    for (const glyph of shown as (ShownGlyph | number | null)[]) {
      if (typeof glyph === 'number') advance(-glyph * state.size * 0.001 * state.scale)
      else if (glyph) {
        const width = glyph.width * unit * state.size
        const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
        const distance = (width + spacing) * state.scale
        place(glyph.unicode || '\uFFFD', distance)
        advance(distance)
      }
    }
  }

  const place = (letters: string, distance: number) => {
    const whole = multiply(
      view,
      multiply(state.matrix, multiply(text, [1, 0, 0, 1, 0, state.rise])),
    )
    const [a, b, c, d, x, y] = whole
    const length = Math.hypot(a, b)
    const size = Math.hypot(c, d) * Math.abs(state.size)
    if (!(length > 0) || !(size > 0) || !Number.isFinite(x + y)) return
    const sign = Math.sign(state.size) || 1
    const turn = quarterTurn(a * sign, b * sign)
    if (turn === undefined) return
    const [along, across] = turned(x, y, turn)
    const glyph = { text: letters, x: along, end: along + Math.abs(distance) * length }
    directions[turn]!.push({ ...glyph, y: across, size, bold: isBold(state.font!) })
  }

  const fontOf = (name: unknown): Font | undefined =>
    typeof name === 'string' && page.commonObjs.has(name)
      ? (page.commonObjs.get(name) as Font)
      : undefined

  const isMatrixAt = (args: unknown[]) => (isMatrix(args[0]) ? args[0] : args)
  const number = (value: unknown) => (typeof value === 'number' ? value : 0)
  const operators = new Map<number, (args: unknown[]) => void>([
    [OPS.save, save],
    [OPS.restore, restore],
    [OPS.transform, concat],
    [
      OPS.paintFormXObjectBegin,
      ([matrix]) => {
        save()
        concat(matrix)
      },
    ],
    [OPS.paintFormXObjectEnd, restore],
    [OPS.beginText, () => (text = line = IDENTITY)],
    [
      OPS.setFont,
      ([name, size]) => {
        state.font = fontOf(name)
        state.size = number(size)
      },
    ],
    [OPS.setCharSpacing, ([spacing]) => (state.charSpacing = number(spacing))],
    [OPS.setWordSpacing, ([spacing]) => (state.wordSpacing = number(spacing))],
    [OPS.setHScale, ([percent]) => (state.scale = number(percent) / 100)],
    [OPS.setLeading, ([leading]) => (state.leading = -number(leading))],
    [OPS.setTextRise, ([rise]) => (state.rise = number(rise))],
    [OPS.moveText, ([x, y]) => move(number(x), number(y))],
    [
      OPS.setLeadingMoveText,
      ([x, y]) => {
        state.leading = number(y)
        move(number(x), number(y))
      },
    ],
    [OPS.nextLine, () => move(0, state.leading)],
    [
      OPS.setTextMatrix,
      (args) => {
        const matrix = isMatrixAt(args)
        if (isMatrix(matrix)) text = line = toMatrix(matrix)
      },
    ],
    [OPS.showText, ([shown]) => show(shown)],
  ])
  for (const [index, operator] of fnArray.entries()) {
    operators.get(operator)?.((argsArray[index] as unknown[] | null) ?? [])
  }
  const written = directions.filter((glyphs) => glyphs.length > 0)
  return { directions: written.toSorted((a, b) => b.length - a.length), pictured }
}

const isMatrix = (value: unknown): value is ArrayLike<number> =>
  typeof value === 'object' && value !== null && (value as ArrayLike<number>).length === 6

const toMatrix = (value: ArrayLike<number>) => Array.from(value) as Matrix

/** Undefined for letters across the page: a watermark. */
function quarterTurn(a: number, b: number): 0 | 1 | 2 | 3 | undefined {
  const angle = Math.atan2(b, a) / (Math.PI / 2)
  const turn = Math.round(angle)
  return Math.abs(angle - turn) > 0.1 ? undefined : (((turn + 4) % 4) as 0 | 1 | 2 | 3)
}

/** Coordinates of a page that is turned until its letters stand upright. */
function turned(x: number, y: number, turn: number): [number, number] {
  if (turn === 1) return [y, -x]
  if (turn === 2) return [-x, -y]
  if (turn === 3) return [-y, x]
  return [x, y]
}

const isBold = (font: Font) =>
  Boolean(font.bold || font.black) || /bold|black|heavy|semibold|demi/i.test(font.name ?? '')
