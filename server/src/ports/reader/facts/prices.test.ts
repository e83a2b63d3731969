import { describe, expect, it } from 'vitest'
import type { PriceFact } from '../fact.ts'
import { factsIn, factsOn } from '../../../test/facts.ts'

const show = ({ label, value: { amount, to, currency, isFrom, per } }: PriceFact) =>
  [`${label}:`, isFrom && 'from', to === null ? `${amount}` : `${amount}-${to}`, currency, per]
    .filter(Boolean)
    .join(' ')
const prices = (text: string, language = 'en', url: string | null = null) =>
  factsIn('price', text, language, url).map(show)

describe('prices', () => {
  it.each([
    ['Toast 4.20e', 'Toast: 4.2 EUR'],
    ['Lomo saltado S/18', 'Lomo saltado: 18 PEN'],
    ['Dinner 39.50€ p/pers', 'Dinner: 39.5 EUR p/pers'],
    ['Cottage € 900 a week', 'Cottage: 900 EUR a week'],
    ['Haarschnitt ab 25,-', 'Haarschnitt: from 25'],
    ['Massage CHF 40.–', 'Massage: 40 CHF'],
    ['Kayak $12/hr', 'Kayak: 12 /hr'],
    ['Pumpkins $2 a pound', 'Pumpkins: 2 a pound'],
    ['Blueberries $5.50/lb', 'Blueberries: 5.5 /lb'],
    ['Wine 12-18 €', 'Wine: 12-18 EUR'],
    ['Café 3 € 50', 'Café: 3.5 EUR'],
    ['Thé 3€20', 'Thé: 3.2 EUR'],
    ['Colouring from £40', 'Colouring: from 40 GBP'],
    ['Doppelzimmer 1.250,50 € pro Woche', 'Doppelzimmer: 1250.5 EUR pro Woche'],
    ['Pizza ........ 9,50 €', 'Pizza: 9.5 EUR'],
    ['Flight ticket ($120.000 COP)', 'Flight ticket: 120000 COP'],
    ['Singola 50€ a notte', 'Singola: 50 EUR a notte'],
  ])('are read from "%s"', (line, expected) => {
    expect(prices(line)).toEqual([expected])
  })

  it('in brackets are named without them', () => {
    expect(prices('Adhésion : 120 € (tarif réduit : 90 €)', 'fr')).toEqual([
      'Adhésion: 120 EUR',
      'Adhésion, tarif réduit: 90 EUR',
    ])
  })

  it('in a table need no sign where the text above says in what they are', () => {
    const table = '<table><tr><td>Beer</td><td>4</td></tr><tr><td>Wine</td><td>6</td></tr></table>'
    expect(factsOn('price', `<p>Prices (in €)</p>${table}`).map(show)).toEqual([
      'Beer: 4',
      'Wine: 6',
    ])
  })

  it('in dollars have the currency of the country', () => {
    expect(prices('Haircut $45', 'en', 'https://cuts.example.au/')).toEqual(['Haircut: 45 AUD'])
  })

  it('in a heading belong to its item', () => {
    const [price] = factsOn('price', '<h2>Starters</h2><h3>Soup of the day</h3><p>6,90 €</p>')
    expect(price).toMatchObject({ label: 'Soup of the day', heading: 'Starters › Soup of the day' })
  })

  it('below an item and its description belong to the item', () => {
    expect(prices('Gin Tonic\nwith cucumber and lime\n€ 9\nMojito\n€ 8')).toEqual([
      'Gin Tonic: 9 EUR',
      'Mojito: 8 EUR',
    ])
  })

  it('in several columns are distinguished', () => {
    const table = `<table><tr><th>Pizza</th><th>Small</th><th>Large</th></tr>
      <tr><td>Margherita</td><td>6 €</td><td>9 €</td></tr></table>`
    expect(factsOn('price', table).map(show)).toEqual([
      'Margherita, Small: 6 EUR',
      'Margherita, Large: 9 EUR',
    ])
  })

  it('for two sizes in one line belong to the same item', () => {
    const [heading, line] = ['<h2>Plates</h2>', '<h3>Salad <b>small 8 € / large 10 €</b></h3>']
    expect(factsOn('price', `${heading}${line}<p>With bread.</p>`).map(show)).toEqual([
      'Salad: small: 8 EUR',
      'Salad, large: 10 EUR',
    ])
  })

  it('in a sentence name their group of customers', () => {
    expect(prices('The fee is £96 for adults, £72 for juniors.')).toEqual([
      'The fee is, for adults: 96 GBP',
      'The fee is, for juniors: 72 GBP',
    ])
  })

  it.each([
    ['E-Bike: 25 € am Tag und 120 € in der Woche', 'E-Bike', ['am Tag', 'in der Woche']],
    ['La bici: 25 € al día y 120 € a la semana', 'La bici', ['al día', 'a la semana']],
  ])('keep each its own unit: %s', (line, label, [day, week]) => {
    expect(prices(line)).toEqual([`${label}: 25 EUR ${day}`, `${label}: 120 EUR ${week}`])
  })

  it('without a currency are read if a page lists many of them', () => {
    const menu = ['Carbonara', 'Arrabbiata', 'Lasagne', 'Gnocchi', 'Risotto']
    const list = menu.map((dish, index) => `${dish} … ${index + 8},50`).join('\n')
    expect(prices(list, 'it')).toHaveLength(5)
    expect(prices('Version 2.5\nChapter 4', 'en')).toEqual([])
  })

  it('without a currency are read before the descriptions of a menu too', () => {
    const menu = [
      'Pumpkin soup: 6,80 | with seed oil',
      'Roast pork: 14,90 | with dumplings',
      'Veal schnitzel: 23,50 | with fries',
      'Cheese noodles: 13,50 | with onions',
      'Apple fritters: 7,20',
    ]
    expect(prices(menu.join('\n'))).toEqual([
      'Pumpkin soup: 6.8',
      'Roast pork: 14.9',
      'Veal schnitzel: 23.5',
      'Cheese noodles: 13.5',
      'Apple fritters: 7.2',
    ])
  })

  it('in a table have the currency that the page states once', () => {
    const table = `<table><tr><td>Wood stove</td><td>75</td></tr><tr><td>Pellets</td><td>140</td></tr></table>`
    expect(factsOn('price', `${table}<p>All prices in euros.</p>`).map(show)).toEqual([
      'Wood stove: 75',
      'Pellets: 140',
    ])
    expect(factsOn('price', `${table}<p>A price of 20 euros a visit.</p>`)).toHaveLength(1)
  })

  it('without a currency are read beside prices with one', () => {
    const cones = 'Small cone 2,80\nMedium cone 3,50\nLarge cone 4,30'
    expect(prices(`${cones}\nCake € 28`)).toHaveLength(4)
    expect(prices(cones)).toEqual([])
  })

  it('may be zero, among others', () => {
    expect(prices('Adults: 8 €\nChildren: free')).toEqual(['Adults: 8 EUR', 'Children: 0'])
    expect(prices('Feel free\nThe parking is free')).toEqual([])
  })

  it.each(['10 % off', 'Founded 1998', 'Turnover of 5 million €', 'Room 12', 'from 9 to 12'])(
    'are not read into other numbers: %s',
    (line) => expect(prices(line)).toEqual([]),
  )
})
