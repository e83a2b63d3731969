import { PDFDocument, StandardFonts } from 'pdf-lib'

const LINES_A_PAGE = 40
const LETTERS_A_LINE = 90

/** A real PDF: one page or more for each text, with `heading` in larger letters above it. */
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

/** Pages with a drawing and no letter, as a scanner makes them. */
export async function aScan(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let number = 0; number < pages; number++) {
    document.addPage([595, 842]).drawRectangle({ x: 50, y: 50, width: 400, height: 700 })
  }
  return document.save()
}

/** The bytes of a PDF that asks for a password: its trailer names an encryption dictionary. */
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
