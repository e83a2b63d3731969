import { writeFileSync } from 'node:fs'
import { PDFDocument, StandardFonts, rgb, type PDFFont } from 'pdf-lib'

const PAGE = { width: 595, height: 842, margin: 64, line: 17, size: 11 }

type Chapter = { title: string; paragraphs: string[] }

/** Writes a PDF with one page for each chapter. Its dates are fixed, so that making it again changes nothing. */
export async function writePdf(
  file: URL,
  { author, title, chapters }: { author: string; title: string; chapters: Chapter[] },
): Promise<void> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(title)
  pdf.setAuthor(author)
  for (const set of ['setCreationDate', 'setModificationDate'] as const) pdf[set](new Date(0))
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  for (const [index, chapter] of chapters.entries()) {
    const page = pdf.addPage([PAGE.width, PAGE.height])
    let y = PAGE.height - PAGE.margin
    page.drawText(chapter.title, { x: PAGE.margin, y, size: 20, font: bold })
    y -= 2 * PAGE.line
    for (const paragraph of chapter.paragraphs) {
      for (const line of wrap(paragraph, font)) {
        page.drawText(line, { x: PAGE.margin, y, size: PAGE.size, font })
        y -= PAGE.line
      }
      y -= PAGE.line / 2
    }
    const footer = `${author} - page ${index + 1} of ${chapters.length}`
    page.drawText(footer, { x: PAGE.margin, y: 40, size: 9, font, color: rgb(0.4, 0.4, 0.4) })
  }
  writeFileSync(file, await pdf.save({ useObjectStreams: false }))
}

function wrap(text: string, font: PDFFont): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (font.widthOfTextAtSize(longer, PAGE.size) > PAGE.width - 2 * PAGE.margin) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
