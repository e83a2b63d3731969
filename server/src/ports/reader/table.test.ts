import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'
import { parseDocument } from './dom.ts'
import { treeOf } from './tree.ts'

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const blocks = (rows: string) =>
  blocksOf(treeOf(parseDocument(`<table>${rows}</table>`).documentElement))
const texts = (rows: string) => blocks(rows).map((block) => block.text)

describe('a table is read row by row', () => {
  it('with the label of its first column if it has no column names', () => {
    expect(blocks(row('Single room', '60 €') + row('Double room', '90 €'))).toMatchObject([
      { text: 'Single room: 60 €', cells: [{ name: 'Single room', text: '60 €' }] },
      { text: 'Double room: 90 €', cells: [{ name: 'Double room', text: '90 €' }] },
    ])
  })

  it('with headers at the side', () => {
    expect(
      texts('<tr><th>Monday</th><td>9–12</td></tr><tr><th>Sunday</th><td>closed</td></tr>'),
    ).toEqual(['Monday: 9–12', 'Sunday: closed'])
  })

  it('with the names of its columns, even if they are plain cells', () => {
    expect(
      texts(
        row('Room', 'Low', 'High') + row('Single', '60 €', '80 €') + row('Double', '90 €', '110 €'),
      ),
    ).toEqual(['Room: Single | Low: 60 € | High: 80 €', 'Room: Double | Low: 90 € | High: 110 €'])
  })

  it('with a row of one cell as the heading of the next rows', () => {
    expect(
      blocks(
        `<tr><td colspan="2">Drinks</td></tr>${row('Tea', '2 €')}<tr><td colspan="2">Food</td></tr>${row('Soup', '5 €')}`,
      ),
    ).toMatchObject([
      { headings: ['Drinks'], text: 'Tea: 2 €' },
      { headings: ['Food'], text: 'Soup: 5 €' },
    ])
  })

  it('with a cell in each row that it spans', () => {
    expect(
      texts(`<tr><td rowspan="2">Cut</td><td>short</td><td>20 €</td></tr>${row('long', '30 €')}`),
    ).toEqual(['Cut | short | 20 €', 'Cut | long | 30 €'])
  })

  it('with the lines of its cells paired if a price list is one row', () => {
    expect(texts(row('Cut<br>Colour', '20 €<br>45 €'))).toEqual(['Cut: 20 €', 'Colour: 45 €'])
  })

  it('in pairs if two lists stand side by side', () => {
    expect(texts(row('Tea', '2 €', 'Beer', '4 €'))).toEqual(['Tea: 2 €', 'Beer: 4 €'])
  })

  it('as columns of text if it is there for layout', () => {
    expect(
      texts(row('<h2>About us</h2><p>We are a family.</p>', `<table>${row('Tea', '2 €')}</table>`)),
    ).toEqual(['We are a family.', 'Tea: 2 €'])
  })
})
