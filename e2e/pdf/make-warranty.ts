/** Writes the PDF the tests teach an agent: `node pdf/make-warranty.ts`. */
import { writeFileSync } from 'node:fs'
import { PDFDocument, StandardFonts, rgb } from 'pdf-lib'

const PAGE = { width: 595, height: 842, margin: 64, line: 17, size: 11 }

const CHAPTERS = [
  {
    title: 'Warranty and service terms',
    paragraphs: [
      'Harbour Cycles, 14 Quay Street, Falmouth. These terms apply to bicycles bought from us and to work done in our workshop.',
      'They come into force on the day of the invoice. Keep the invoice: it is the only proof of purchase we can accept.',
    ],
  },
  {
    title: 'Frames and forks',
    paragraphs: [
      'Steel and aluminium frames sold by us are covered for seven years against defects of material and welding.',
      'Forks are covered for three years. Carbon frames follow the warranty of their maker.',
      'The warranty ends when a frame is welded, drilled or painted by somebody else.',
    ],
  },
  {
    title: 'Workshop repairs',
    paragraphs: [
      'Every repair made in our workshop is guaranteed for ninety days. If the same fault returns within that time we repair it again free of charge.',
      'Wear of tyres, chains, brake pads and cables is not a fault. Damage from accidents and racing is excluded.',
    ],
  },
  {
    title: 'How to make a claim',
    paragraphs: [
      'Report a defect within thirty days of finding it. Bring the bicycle, the invoice and a description of what happens.',
      'We decide within ten working days. While a warranty repair takes longer than a week we lend you a city bike free of charge.',
    ],
  },
  {
    title: 'Storage and uncollected bicycles',
    paragraphs: [
      'After fourteen days a finished bicycle that has not been collected costs a storage fee of £3 a day.',
      'A bicycle that has not been collected after six months is given to the Falmouth bike charity, after two reminders in writing.',
    ],
  },
]

const pdf = await PDFDocument.create()
pdf.setTitle('Warranty and service terms')
pdf.setAuthor('Harbour Cycles')
// Fixed dates, so that making the file again changes nothing.
for (const set of ['setCreationDate', 'setModificationDate'] as const) pdf[set](new Date(0))
const font = await pdf.embedFont(StandardFonts.Helvetica)
const bold = await pdf.embedFont(StandardFonts.HelveticaBold)

for (const [index, chapter] of CHAPTERS.entries()) {
  const page = pdf.addPage([PAGE.width, PAGE.height])
  let y = PAGE.height - PAGE.margin
  page.drawText(chapter.title, { x: PAGE.margin, y, size: 20, font: bold })
  y -= 2 * PAGE.line
  for (const paragraph of chapter.paragraphs) {
    for (const line of wrap(paragraph)) {
      page.drawText(line, { x: PAGE.margin, y, size: PAGE.size, font })
      y -= PAGE.line
    }
    y -= PAGE.line / 2
  }
  const footer = `Harbour Cycles - page ${index + 1} of ${CHAPTERS.length}`
  page.drawText(footer, { x: PAGE.margin, y: 40, size: 9, font, color: rgb(0.4, 0.4, 0.4) })
}

const file = new URL('harbour-cycles-warranty.pdf', import.meta.url)
writeFileSync(file, await pdf.save({ useObjectStreams: false }))

function wrap(text: string): string[] {
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
