import { describe, expect, it } from 'vitest'
import { aColumn, aDrawnText, aPrintedPdf, aScan, type Mark } from '../../test/pdf.ts'
import { aNestedPdf } from '../../test/hostile-pdf.ts'
import { readPdf } from './read-pdf.ts'

const read = async (...pages: Mark[][]) => readPdf(await aPrintedPdf(pages))
const textOf = ({ passages }: Awaited<ReturnType<typeof read>>) =>
  passages.map(({ heading, text }) => `[${heading}] ${text}`).join('\n')

const sentence = (word: string) =>
  `The ${word} boat lies in the harbour over winter and is looked after by people who know what they do`
const story = (...words: string[]) => `${words.map(sentence).join(', and ')}.`
const list = (rows: [string, string][], x: number, end: number, y = 100): Mark[] =>
  rows.flatMap(([label, value], index) => [
    { text: label, x, y: y + index * 16 },
    { text: value, x: end - value.length * 5, y: y + index * 16 },
  ])

describe('a page of a PDF', () => {
  it('in justified columns is read column by column, over their ends', async () => {
    const left = await aColumn(story('red', 'blue', 'green'), { x: 50, y: 100, width: 235 })
    const right = await aColumn(story('white', 'black', 'grey'), { x: 305, y: 100, width: 235 })
    const document = await read([
      { text: 'Winter storage', x: 50, y: 60, size: 20, bold: true },
      ...left,
      ...right,
    ])
    expect(textOf(document)).toBe(
      `[Winter storage] ${story('red', 'blue', 'green')}\n${story('white', 'black', 'grey')}`,
    )
  })

  it('keeps each price with its name if two lists are side by side', async () => {
    const starters: [string, string][] = [
      ['Soup of the day', '5.90'],
      ['Green salad', '4.50'],
      ['Bread and olives', '3.20'],
    ]
    const mains: [string, string][] = [
      ['Trout', '16.50'],
      ['Mushroom pie', '12.80'],
      ['Lamb', '19.00'],
    ]
    const document = await read([
      { text: 'Starters', x: 50, y: 76, size: 14, bold: true },
      { text: 'Mains', x: 320, y: 76, size: 14, bold: true },
      ...list(starters, 50, 260),
      ...list(mains, 320, 540),
    ])
    expect(textOf(document)).toBe(
      '[Starters] Soup of the day: 5.90\nGreen salad: 4.50\nBread and olives: 3.20\n' +
        '## Mains\nTrout: 16.50\nMushroom pie: 12.80\nLamb: 19.00',
    )
  })

  it('names the column of each cell in a table', async () => {
    const rows = [
      ['Room', 'Low season', 'High season'],
      ['Single', '70', '90'],
      ['Double', '110', '140'],
    ]
    const marks = rows.flatMap((row, index) =>
      row.map((text, column) => ({
        text,
        x: 50 + column * 150,
        y: 100 + index * 18,
        bold: index === 0,
      })),
    )
    expect(textOf(await read(marks))).toBe(
      '[] Room: Single | Low season: 70 | High season: 90\n' +
        'Room: Double | Low season: 110 | High season: 140',
    )
  })

  it('keeps each price with its name below a heading in the middle of the page', async () => {
    const document = await read([
      ...list(
        [
          ['Soup of the day', '5.90'],
          ['Green salad', '4.50'],
        ],
        50,
        540,
      ),
      ...Object.entries({ FROM: 240, THE: 294, PAN: 338 }).map(([text, x]) => ({
        text,
        x,
        y: 152,
        size: 16,
        bold: true,
      })),
      ...list(
        [
          ['Trout', '16.50'],
          ['Mushroom pie', '12.80'],
          ['Lamb', '19.00'],
        ],
        50,
        540,
        184,
      ),
    ])
    expect(textOf(document)).toContain(
      '## FROM THE PAN\nTrout: 16.50\nMushroom pie: 12.80\nLamb: 19.00',
    )
  })

  it('names the columns of a table by names of several lines, also with numbers', async () => {
    const rows = [
      ['', 'Low', 'High season (3 July'],
      ['', 'season', 'to 28 August)'],
      ['Tent for two persons', '17.00', '24.50'],
      ['Extra person', '4.00', '5.50'],
      ['Dog', 'free', '3.00'],
      ['Electricity', '4.20', '4.20'],
    ]
    const yOf = (row: number) => 100 + row * 14 + Math.max(0, row - 1) * 8
    const document = await read(
      rows.flatMap((row, y) =>
        row.flatMap((text, x) => (text ? [{ text, x: 50 + x * 150, y: yOf(y) }] : [])),
      ),
    )
    expect(textOf(document)).toContain(
      'Dog | Low season: free | High season (3 July to 28 August): 3.00',
    )
  })

  it('keeps dish, description and price together, with dots between or without', async () => {
    const document = await read([
      { text: 'Espresso ........................ 2.50', x: 50, y: 100 },
      { text: 'Pancakes', x: 50, y: 130, bold: true },
      { text: '7.40', x: 280, y: 130, bold: true },
      { text: 'with maple syrup and berries of the season', x: 50, y: 141, size: 8 },
      { text: 'Waffle', x: 50, y: 166, bold: true },
      { text: '6.10', x: 280, y: 166, bold: true },
      { text: 'plain', x: 50, y: 177, size: 8 },
    ])
    expect(textOf(document)).toBe(
      '[] Espresso: 2.50\nPancakes: 7.40 | with maple syrup and berries of the season\n' +
        'Waffle: 6.10 | plain',
    )
  })

  it('reads boxes side by side one by one, with a large price below its name', async () => {
    const box = (x: number, name: string, price: string, text: string): Mark[] => [
      { text: name, x, y: 100, size: 13, bold: true },
      { text: price, x, y: 135, size: 26, bold: true },
      { text: 'every month', x, y: 160 },
      { text, x, y: 176 },
    ]
    const document = await read([
      ...box(50, 'Small', '€ 9', 'Two bicycles'),
      ...box(230, 'Middle', '€ 19', 'Five bicycles'),
      ...box(410, 'Large', '€ 49', 'Twenty bicycles'),
    ])
    expect(textOf(document)).toBe(
      '[Small] € 9\nevery month\nTwo bicycles\n## Middle\n€ 19\nevery month\nFive bicycles\n' +
        '## Large\n€ 49\nevery month\nTwenty bicycles',
    )
  })

  it('keeps text beside a price list apart from it', async () => {
    const text = await aColumn(story('red', 'blue'), { x: 330, y: 100, width: 210 })
    const prices: [string, string][] = [
      ['Storage', '62'],
      ['Crane, up to 5 t', '85'],
      ['Crane, up to 10 t', '140'],
      ['Mast stepping', '45'],
    ]
    const document = await read([
      { text: 'Prices', x: 50, y: 70, size: 16, bold: true },
      ...list(prices, 50, 280),
      ...text,
    ])
    expect(textOf(document)).toContain('Crane, up to 5 t: 85\nCrane, up to 10 t: 140')
    expect(textOf(document)).toContain(story('red', 'blue'))
  })

  it('joins capitals set apart, also where two of them stand closer', async () => {
    const pieces = { B: 50, E: 69, AU: 85, T: 120, Y: 137 }
    const title = Object.entries(pieces).map(([text, x]) => ({ text, x, y: 60, size: 22 }))
    const document = await read([...title, { text: `${story('red')}`, x: 50, y: 100 }])
    expect(textOf(document)).toContain('BEAUTY')
  })

  it('joins spaced letters into words', async () => {
    const document = await read([
      { text: 'OPENING HOURS', x: 50, y: 60, size: 14, spacing: 7 },
      ...(await aColumn(story('old'), { x: 50, y: 100, width: 400 })),
    ])
    expect(document.passages[0]!.heading).toBe('OPENING HOURS')
  })

  it('joins words broken at the end of a line, not the hyphen of an address', async () => {
    const document = await read([
      {
        text: 'We repair every kind of bicycle and of scooter, with spare parts for the old mod-',
        x: 50,
        y: 60,
      },
      {
        text: 'els as well. Write to us at any time, day or night or weekend: hello@bike-',
        x: 50,
        y: 72,
      },
      {
        text: 'repair.example and somebody will answer you within a day, on holidays as well.',
        x: 50,
        y: 84,
      },
    ])
    expect(textOf(document)).toContain('the old models as well')
    expect(textOf(document)).toContain('hello@bike-repair.example')
  })

  it.each([
    ['Page N of M', (page: number) => `Page ${page} of 3`],
    ['N/M', (page: number) => `${page}/3`],
    ['roman numerals', (page: number) => `- ${['i', 'ii', 'iii'][page - 1]} -`],
  ])('loses its page number written as %s', async (_form, number) => {
    const pages = await Promise.all(
      ['first', 'second', 'third'].map(async (word, index) => [
        ...(await aColumn(story(word), { x: 50, y: 100, width: 400 })),
        { text: number(index + 1), x: 280, y: 800 },
      ]),
    )
    const text = textOf(await read(...pages))
    expect(text).toContain(sentence('second'))
    for (const page of [1, 2, 3]) expect(text).not.toContain(number(page))
  })

  it('loses its page numbers, and keeps the telephone number of its footer once', async () => {
    const page = async (number: number): Promise<Mark[]> => [
      ...(await aColumn(story(`page ${number}`), { x: 50, y: 100, width: 400 })),
      { text: `Seite ${number} von 2`, x: 250, y: 790 },
      { text: 'Harbour Institute, telephone 020 7946 0123', x: 200, y: 806 },
    ]
    const text = textOf(await read(await page(1), await page(2)))
    expect(text).not.toMatch(/Seite/)
    expect(text.match(/020 7946 0123/g)).toHaveLength(1)
  })
})

describe('a PDF that can be read in part', () => {
  /** Text as read with a font that does not name its letters: each letter stands for another. */
  const shifted = (text: string) =>
    text.replace(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)))

  it('leaves out pages with letters that cannot be decoded, and names them', async () => {
    const readable = await aColumn(story('good'), { x: 50, y: 100, width: 400 })
    const gibberish = await aColumn(shifted(story('bad', 'worse')), { x: 50, y: 100, width: 400 })
    const document = await read(readable, gibberish)
    expect(document.notices).toEqual([{ code: 'undecodable_font', pages: [2] }])
    expect(textOf(document)).toBe(`[] ${story('good')}`)
  })

  it('is refused if no letter can be decoded', async () => {
    const gibberish = await aColumn(shifted(story('bad', 'worse')), { x: 50, y: 100, width: 400 })
    await expect(read(gibberish)).rejects.toMatchObject({ code: 'pdf_undecodable' })
  })

  it('is read by text recognition if that is on, and its owner is notified', async () => {
    const drawn = await aDrawnText('THE MAN AT THE MILL')
    await expect(readPdf(drawn.slice())).rejects.toMatchObject({ code: 'pdf_without_text' })
    const document = await readPdf(drawn, { recognition: 'on' })
    expect(textOf(document)).toContain('THE MAN AT THE MILL')
    expect(document.notices).toEqual([{ code: 'recognised_text', pages: [1] }])
  })

  it('is refused if it is a scan', async () => {
    await expect(readPdf(await aScan(2))).rejects.toMatchObject({ code: 'pdf_without_text' })
  })
})

it('a PDF with endlessly nested drawings is not drawn to the end', async () => {
  await expect(readPdf(await aNestedPdf())).rejects.toMatchObject({ code: 'pdf_too_complex' })
})
