import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'
import { parseDocument } from './dom.ts'
import { treeOf } from './tree.ts'

const blocks = (html: string) => blocksOf(treeOf(parseDocument(html).documentElement))
/** Each block as `headings › … > text`. */
const lines = (html: string) =>
  blocks(html).map(({ headings, text }) => `${headings.join(' › ')} > ${text}`)

describe('headings of a page', () => {
  it('form a path, each below the larger ones above it', () => {
    expect(
      lines(
        '<h1>Inn</h1><h2>Rooms</h2><h3>Double</h3><p>Two beds here.</p><h2>Bar</h2><p>Open late today.</p>',
      ),
    ).toEqual(['Inn › Rooms › Double > Two beds here.', 'Inn › Bar > Open late today.'])
  })

  it('keep their words if nothing stands below them', () => {
    expect(lines('<h2>Hours</h2><h3>Monday to Friday 9–18</h3><h3>Closed on Sunday</h3>')).toEqual([
      'Hours > Monday to Friday 9–18',
      'Hours > Closed on Sunday',
    ])
  })

  it('are ignored if they are empty, and begin a section if they are a picture', () => {
    expect(lines('<h2>Rooms</h2><p>Ten of them.</p><h2></h2><p>All with bath.</p>')[1]).toBe(
      'Rooms > All with bath.',
    )
    expect(
      lines('<h2>Rooms</h2><p>Ten of them.</p><h2><img src="a.png"></h2><p>We cook daily.</p>')[1],
    ).toBe(' > We cook daily.')
  })

  it('are found if a page builder only made a line bold', () => {
    expect(
      lines(
        '<div><p><strong>Getting here</strong></p><p>Take the bus to the lake.</p></div><p>Bye for now.</p>',
      ),
    ).toEqual(['Getting here > Take the bus to the lake.', ' > Bye for now.'])
  })

  it('belong to their card, even below its text or above a larger one', () => {
    expect(
      lines(`<h2>Team</h2><div class="card"><p>Cuts hair since 1999.</p><h3>Anna</h3></div>
        <div class="card"><p>Colours hair every day.</p><h3>Berta</h3></div>`),
    ).toEqual(['Team › Anna > Cuts hair since 1999.', 'Team › Berta > Colours hair every day.'])
    expect(
      lines(`<h2>Partners</h2><div class="card"><h3>Gym</h3><h2>Benefits</h2><p>One month free.</p></div>
        <div class="card"><h3>Spa</h3><h2>Benefits</h2><p>Half the price.</p></div>`),
    ).toEqual([
      'Partners › Gym › Benefits > One month free.',
      'Partners › Spa › Benefits > Half the price.',
    ])
  })

  it('are text if they are sentences or an amount of money', () => {
    const sentence = 'We are open all year round and our kitchen cooks for you '.repeat(3).trim()
    expect(lines(`<h3>${sentence}.</h3><p>Welcome to us.</p>`)[1]).toBe(' > Welcome to us.')
    expect(lines('<h3>Margherita</h3><h5>6,90 €</h5><p>Tomato and basil.</p>')).toEqual([
      'Margherita > Margherita: 6,90 €',
      'Margherita > Tomato and basil.',
    ])
  })

  it('name the panel that a tab or a button opens', () => {
    expect(
      lines(`<div><button role="tab" aria-controls="a">Lunch</button><button role="tab" aria-controls="b">Dinner</button></div>
        <div id="a"><p>Soup and bread.</p></div><div id="b" hidden><p>Roast and wine.</p></div>`),
    ).toEqual(['Lunch > Soup and bread.', 'Dinner > Roast and wine.'])
    expect(
      lines(
        '<div><button class="accordion">Is there a lift?</button><div hidden><p>Yes, to all floors.</p></div></div>',
      ),
    ).toEqual(['Is there a lift? > Yes, to all floors.'])
  })
})

it('the first line of a collapsible part is the heading of its content', () => {
  const fold = (label: string, text: string) =>
    `<li class="accordion block"><div class="acc-btn">${label} <div class="icon"></div></div><div>${text}</div></li>`
  const [parking, dogs] = ['There are ten places behind the house.', 'Dogs sleep in the hall.']
  expect(lines(`<ul>${fold('Parking', parking)}${fold('And dogs?', dogs)}</ul>`)).toEqual([
    `Parking > ${parking}`,
    `And dogs? > ${dogs}`,
  ])
})

describe('a label and its value become a row', () => {
  it.each([
    [
      'in a list of definitions',
      '<dl><dt>Check-in</dt><dd>from 3 pm</dd></dl>',
      'Check-in: from 3 pm',
    ],
    [
      'one line above the other',
      '<p>Low season</p><p>€ 900 a week</p>',
      'Low season: € 900 a week',
    ],
    ['above each other by breaks', '<p>Low season<br>€ 900 a week</p>', 'Low season: € 900 a week'],
    ['with dots between', '<p>Espresso ........ 2,40</p>', 'Espresso: 2,40'],
    ['in two elements without a space', '<li><span>Mon</span><span>9–12</span></li>', 'Mon: 9–12'],
    ['with the price at the end', '<li>Espresso 2,40 €</li>', 'Espresso: 2,40 €'],
    ['with its cents set high', '<p>Soup <b>4<sup>50</sup> €</b></p>', 'Soup: 4.50 €'],
    [
      'with its cents in a box of a page builder',
      '<div><p>Kitty</p><div><span>£</span><span>13</span><div class="after"><span class="price__fractional-part">95</span></div><span>per month</span></div></div>',
      'Kitty: £ 13.95 per month',
    ],
  ])('%s', (_name, html, text) => {
    expect(blocks(html)).toMatchObject([{ text, cells: [{ name: text.split(': ')[0] }] }])
  })

  it('in boxes with the sign and the unit of the price in elements of their own', () => {
    const box = (name: string, price: string) =>
      `<div class="box"><h3>${name}</h3><p><span>€</span><span>${price}</span><span>/month</span></p></div>`
    expect(
      lines(`<div>${box('Boulder', '39,50')}${box('All in', '52</span><span>,00')}</div>`),
    ).toEqual([' > Boulder: € 39,50 /month', ' > All in: € 52,00 /month'])
  })

  it('in boxes with the value above the name', () => {
    const box = (price: string, name: string) =>
      `<div class="box"><p>${price}</p><img src="a.png" alt=""><p>${name}</p></div>`
    expect(
      lines(
        `<p>Our surgery</p><div>${box('50€', 'Dog')}${box('60€', 'Cow')}${box('45€', 'Cat')}</div>`,
      ),
    ).toEqual([' > Our surgery', ' > Dog: 50€', ' > Cow: 60€', ' > Cat: 45€'])
  })

  it('in a grid of boxes, one row per box', () => {
    const box = (name: string, more: string, price: string) =>
      `<div class="box"><h3>${name}</h3><p>${more}</p><div>${price}</div></div>`
    expect(
      lines(
        `<h2>Pizza</h2><div>${box('Margherita', 'Tomato, cheese', '7,50 €')}${box('Funghi', 'With mushrooms', '8,50 €')}</div>`,
      ),
    ).toEqual([
      'Pizza > Margherita | Tomato, cheese | 7,50 €',
      'Pizza > Funghi | With mushrooms | 8,50 €',
    ])
  })

  it('with the common parts of all boxes, but not with the words of their links', () => {
    const box = (name: string, price: string) =>
      `<div class="box"><h3>${name} <b>${price}</b></h3><p>Salad, onions, sauce</p><p><a href="/order">Order now</a></p></div>`
    expect(
      lines(`<h2>Wraps</h2><div>${box('Falafel', '7,50 €')}${box('Halloumi', '8,00 €')}</div>`),
    ).toEqual([
      'Wraps > Falafel | 7,50 € | Salad, onions, sauce',
      'Wraps > Halloumi | 8,00 € | Salad, onions, sauce',
    ])
  })

  it('for all days if some of them have hours', () => {
    const day = (name: string, hours: string) =>
      `<div class="day"><div>${name}</div><div>${hours}</div></div>`
    expect(lines(day('Saturday', '9:00 – 13:00') + day('Sunday', 'closed'))).toEqual([
      ' > Saturday: 9:00 – 13:00',
      ' > Sunday: closed',
    ])
  })

  it('but not a number inside a sentence', () => {
    expect(lines('<div><p>We open at <b>9:00</b> and close late.</p></div>')).toEqual([
      ' > We open at 9:00 and close late.',
    ])
  })

  it('once, even if a carousel repeats it', () => {
    expect(lines('<div class="slide"><p>Breakfast is included.</p></div>'.repeat(5))).toHaveLength(
      1,
    )
  })
})

describe('values below each other', () => {
  it('become columns of the line above them', () => {
    expect(
      lines('<h2>Rent</h2><p>Board</p><p>12 €</p><p>20 €</p><p>Wetsuit</p><p>8 €</p><p>12 €</p>'),
    ).toEqual(['Rent > Board | 12 € | 20 €', 'Rent > Wetsuit | 8 € | 12 €'])
  })

  it.each([
    '<p>Consultation<br>$120<br>Follow-up<br>$80</p>',
    '<h4>$120</h4><p>Consultation</p><h4>$80</h4><p>Follow-up</p>',
  ])('belong each to the name beside it: %s', (html) => {
    expect(lines(html)).toEqual([' > Consultation: $120', ' > Follow-up: $80'])
  })

  it('do not split the name of an item with a price', () => {
    expect(
      lines('<p>Spaghetti with clams € 14,00<br>Mixed grill (2 people) from € 24</p>'),
    ).toEqual([' > Spaghetti with clams: € 14,00', ' > Mixed grill (2 people) from € 24'])
  })
})

describe('lines separated by line breaks', () => {
  it('stay lines in a list or an address, and are joined in a sentence', () => {
    expect(lines('<p>Mon 9:00–12:00<br>Tue 9:00–12:00</p>')).toEqual([
      ' > Mon 9:00–12:00',
      ' > Tue 9:00–12:00',
    ])
    expect(lines('<p>Hotel Star<br>Main Street 5<br>Springfield</p>')).toEqual([
      ' > Hotel Star\nMain Street 5\nSpringfield',
    ])
    expect(lines('<p>We have cooked for<br>our guests for years.</p>')).toEqual([
      ' > We have cooked for our guests for years.',
    ])
  })

  it('are read in the markup of the nineties', () => {
    expect(blocks('<P><A HREF="mailto:office@shop.example">Write</A></P>')).toMatchObject([
      { text: 'Write: office@shop.example', links: [{ href: 'mailto:office@shop.example' }] },
    ])
  })

  it('and numbers that only markup keeps apart stay two numbers', () => {
    expect(lines('<p>0.3 l CHF 5.00<small>0.5 l CHF 6.50</small></p>')).toEqual([
      ' > 0.3 l CHF 5.00 0.5 l CHF 6.50',
    ])
    expect(lines('<p><b>CHF 13.90</b>3 pieces</p>')).toEqual([' > CHF 13.90 3 pieces'])
  })

  it('and words divided by markup stay words', () => {
    expect(lines('<p>CO<sub>2</sub> and <b>W</b>elcome, 1<sup>st</sup></p>')).toEqual([
      ' > CO2 and Welcome, 1st',
    ])
    expect(lines('<p><a href="/a">Red</a><a href="/b">Blue</a></p>')).toEqual([' > Red, Blue'])
  })
})
