/** Writes the PDF the tests teach an agent: `node pdf/make-warranty.ts`. */
import { writePdf } from './write-pdf.ts'

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

await writePdf(new URL('harbour-cycles-warranty.pdf', import.meta.url), {
  author: 'Harbour Cycles',
  title: 'Warranty and service terms',
  chapters: CHAPTERS,
})
