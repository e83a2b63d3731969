import { type Matrix, multiply, turned, quarterTurn } from './pdf-matrix.ts'

/** A glyph at its place: `x` from the left, `y` of its base line from the top, both relative to the direction of writing. */
export type Glyph = {
  text: string
  x: number
  /** Where the next glyph is expected. */
  end: number
  y: number
  size: number
  bold: boolean
}

export type Font = {
  name?: string
  bold?: boolean
  black?: boolean
  isType3Font?: boolean
  fontMatrix?: number[]
}

type ShownGlyph = { unicode?: string; width: number; isSpace: boolean }

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const START = {
  matrix: IDENTITY,
  font: undefined as Font | undefined,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
}
const MAX_DEPTH = 200

/** Executes the operators that draw a page, and collects the glyphs. */
export class TextMachine {
  /** Glyphs by direction, in quarter turns. */
  readonly directions: Glyph[][] = [[], [], [], []]
  state = { ...START }
  readonly #view: Matrix
  readonly #stack: (typeof START)[] = []
  #line = IDENTITY
  #text = IDENTITY

  constructor(view: Matrix) {
    this.#view = view
  }

  save() {
    if (this.#stack.length < MAX_DEPTH) this.#stack.push({ ...this.state })
  }

  restore() {
    this.state = this.#stack.pop() ?? this.state
  }

  transform(matrix: Matrix) {
    this.state.matrix = multiply(this.state.matrix, matrix)
  }

  setTextMatrix(matrix = IDENTITY) {
    this.#text = this.#line = matrix
  }

  move(x: number, y: number) {
    this.setTextMatrix(multiply(this.#line, [1, 0, 0, 1, x, y]))
  }

  nextLine() {
    this.move(0, this.state.leading)
  }

  /**
   * Draws glyphs.
   * @param shown glyphs, and numbers that move the next one.
   */
  show(shown: (ShownGlyph | number | null)[]) {
    const { font, size, scale, charSpacing, wordSpacing } = this.state
    if (!font) return
    const unit = font.isType3Font ? Math.abs(font.fontMatrix?.[0] ?? 0.001) : 0.001
    for (const glyph of shown) {
      if (typeof glyph === 'number') this.#advance(-glyph * size * 0.001 * scale)
      else if (glyph) {
        const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0)
        const distance = (glyph.width * unit * size + spacing) * scale
        this.#place(glyph.unicode || '\uFFFD', distance, font)
        this.#advance(distance)
      }
    }
  }

  #advance(distance: number) {
    this.#text = multiply(this.#text, [1, 0, 0, 1, distance, 0])
  }

  #place(text: string, distance: number, font: Font) {
    const risen = multiply(this.#text, [1, 0, 0, 1, 0, this.state.rise])
    const [a, b, c, d, x, y] = multiply(this.#view, multiply(this.state.matrix, risen))
    const length = Math.hypot(a, b)
    const size = Math.hypot(c, d) * Math.abs(this.state.size)
    if (!(length > 0) || !(size > 0) || !Number.isFinite(x + y)) return
    const sign = Math.sign(this.state.size) || 1
    const turn = quarterTurn(a * sign, b * sign)
    // Glyphs at other angles are watermarks.
    if (turn === undefined) return
    const [along, across] = turned(x, y, turn)
    const end = along + Math.abs(distance) * length
    this.directions[turn]!.push({ text, x: along, end, y: across, size, bold: isBold(font) })
  }
}

const isBold = (font: Font) =>
  Boolean(font.bold || font.black) || /bold|black|heavy|semibold|demi/i.test(font.name ?? '')
