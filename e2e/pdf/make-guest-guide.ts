/** Writes the sample PDF that the dashboard offers to newcomers: `node pdf/make-guest-guide.ts`. */
import { writePdf } from './write-pdf.ts'

const CHAPTERS = [
  {
    title: 'Before you come',
    paragraphs: [
      'Thank you for booking with Tidewater Kayaks. This guide tells you what to bring and what happens on the day.',
      'Be at the boathouse twenty minutes before the start. The tour waits ten minutes for late guests, then it leaves.',
      'Bring a towel, dry clothes, a bottle of water and any medicine you may need on the water. Leave jewelry at home.',
    ],
  },
  {
    title: 'Lockers and valuables',
    paragraphs: [
      'Lockers in the boathouse cost nothing; the deposit for the key is $5 in cash.',
      'Phones may come along in the dry bag we lend you. We do not pay for phones that get wet.',
    ],
  },
  {
    title: 'Food and drink',
    paragraphs: [
      'The picnic of the seal island tour has a vegetarian choice. Tell us of allergies at least two days ahead.',
      'Alcohol is not allowed before or during a tour. Whoever has been drinking stays on land and gets no money back.',
    ],
  },
  {
    title: 'Photographs and lost property',
    paragraphs: [
      'Your guide takes pictures. You get them by email within three days, free of charge.',
      'What we find in the boats is kept for sixty days at the boathouse. We send it to you if you pay the postage.',
    ],
  },
]

await writePdf(new URL('../../dashboard/public/sample/guest-guide.pdf', import.meta.url), {
  author: 'Tidewater Kayaks',
  title: 'Guide for guests',
  chapters: CHAPTERS,
})
