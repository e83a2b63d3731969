import {
  concatTransformationMatrix,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
} from 'pdf-lib'

const LINES_A_PAGE = 40
const LETTERS_A_LINE = 90

/** A real PDF: at least one page for each text, with `heading` in larger letters above it. */
export async function aPdf(pages: { heading?: string; text: string }[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const { heading, text } of pages) {
    const lines = wrap(text)
    for (let start = 0; start < Math.max(lines.length, 1); start += LINES_A_PAGE) {
      const page = document.addPage([595, 842])
      if (heading && start === 0) page.drawText(heading, { x: 50, y: 780, size: 20, font })
      lines
        .slice(start, start + LINES_A_PAGE)
        .forEach((line, index) =>
          page.drawText(line, { x: 50, y: 740 - index * 16, size: 11, font }),
        )
    }
  }
  return document.save()
}

/** Pages with a drawing and no letters, like those of a scanner. */
export async function aScan(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let number = 0; number < pages; number++) {
    document.addPage([595, 842]).drawRectangle({ x: 50, y: 50, width: 400, height: 700 })
  }
  return document.save()
}

/** The bytes of a PDF that requires a password: its trailer refers to an encryption dictionary. */
export async function anEncryptedPdf(): Promise<Uint8Array> {
  const plain = Buffer.from(await (await PDFDocument.create()).save({ useObjectStreams: false }))
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'28'.repeat(32)}> /U <${'41'.repeat(32)}> >> /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`
  return Buffer.from(
    plain.toString('latin1').replace('trailer\n<<', `trailer\n<< ${encryption}`),
    'latin1',
  )
}

function wrap(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line.length + word.length > LETTERS_A_LINE) {
      lines.push(line)
      line = ''
    }
    line += (line && ' ') + word
  }
  return line ? [...lines, line] : lines
}

/** Words at a position on a page, as a designer places them; `y` is measured from the top. */
export type Mark = {
  text: string
  x: number
  y: number
  size?: number
  bold?: boolean
  /** Distance between letters. */
  spacing?: number
}

/** A PDF with one page for each list of marks. */
export async function aPrintedPdf(pages: Mark[][]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const regular = await document.embedFont(StandardFonts.Helvetica)
  const strong = await document.embedFont(StandardFonts.HelveticaBold)
  for (const marks of pages) {
    const page = document.addPage([595, 842])
    for (const { text, x, y, size = 10, bold = false, spacing = 0 } of marks) {
      const font = bold ? strong : regular
      let at = x
      for (const part of spacing ? text : [text]) {
        page.drawText(part, { x: at, y: 842 - y, size, font })
        at += font.widthOfTextAtSize(part, size) + spacing
      }
    }
  }
  return document.save()
}

/** Justified lines of a column, `width` wide, with their words spread to both edges. */
export async function aColumn(
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
): Promise<Mark[]> {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  const widthOf = (words: string[]) => font.widthOfTextAtSize(words.join(' '), 10)
  const lines: string[][] = [[]]
  for (const word of text.split(' ')) {
    if (widthOf([...lines.at(-1)!, word]) > width) lines.push([])
    lines.at(-1)!.push(word)
  }
  return lines.flatMap((words, index) => {
    const isLast = index === lines.length - 1
    const extra = isLast ? 0 : (width - widthOf(words)) / Math.max(words.length - 1, 1)
    return words.map((word, at) => {
      const left = x + (at > 0 ? widthOf([...words.slice(0, at), '']) + at * extra : 0)
      return { text: word, x: left, y: y + index * 12 }
    })
  })
}

/** Strokes of letters in a square, `x y x y` each. */
const STROKES: Record<string, string[]> = {
  A: ['0 0 .5 1', '.5 1 1 0', '.2 .4 .8 .4'],
  E: ['0 0 0 1', '0 1 .9 1', '0 .5 .8 .5', '0 0 .9 0'],
  H: ['0 0 0 1', '1 0 1 1', '0 .5 1 .5'],
  I: ['.5 0 .5 1'],
  L: ['0 0 0 1', '0 0 .9 0'],
  M: ['0 0 0 1', '0 1 .5 .3', '.5 .3 1 1', '1 1 1 0'],
  N: ['0 0 0 1', '0 1 1 0', '1 0 1 1'],
  T: ['0 1 1 1', '.5 0 .5 1'],
}

/** A page on which letters are drawn as lines, so that only the picture can be read. */
export async function aDrawnText(text: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  // The picture that covers the page makes it a scan.
  const page = document.addPage([595, 300])
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(595, 0, 0, 300, 0, 0))
  page.pushOperators(popGraphicsState())
  const [width, height] = [13, 20]
  for (const [index, letter] of [...text].entries()) {
    for (const stroke of STROKES[letter] ?? []) {
      const [x0, y0, x1, y1] = stroke.split(' ').map(Number) as [number, number, number, number]
      const left = 50 + index * (width + 6)
      page.drawLine({
        start: { x: left + x0 * width, y: 150 + y0 * height },
        end: { x: left + x1 * width, y: 150 + y1 * height },
        thickness: 2.5,
      })
    }
  }
  return document.save()
}
