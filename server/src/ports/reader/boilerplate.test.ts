import { describe, expect, it } from 'vitest'
import { readHtml } from './read-html.ts'

const read = (html: string) =>
  readHtml({ url: 'https://shop.example/', body: Buffer.from(html), charset: null })
const textOf = (html: string) =>
  read(html)
    .passages.map(({ heading, text }) => `${heading}\n${text}`)
    .join('\n---\n')

describe('the frame of a page is read', () => {
  const page = `<title>Old clocks</title><header><a href="/a">Home</a> <a href="tel:+4930123456">Call us</a></header>
    <main><h1>Clocks</h1><p>We repair old clocks.</p></main>
    <footer><h4>Hours</h4><p>Monday 9–12</p><a href="/imprint">Imprint</a><p>© 2024 Clockwork Ltd.</p></footer>`

  it('below the content, in separate passages without links and copyright', () => {
    expect(read(page).passages.map(({ heading, text }) => [heading, text])).toEqual([
      ['Clocks', 'We repair old clocks.'],
      ['', 'Call us: +4930123456'],
      ['', 'Hours: Monday 9–12'],
    ])
  })

  it('even if only a name marks it', () => {
    const text = textOf(
      '<div><p>We repair old clocks.</p></div><div class="site-footer"><p>Main Street 5, Springfield</p></div>',
    )
    expect(text).toBe('\nWe repair old clocks.\n---\n\nMain Street 5, Springfield')
  })
})

it('a menu without a name is recognised by its link to the first page', () => {
  const text =
    textOf(`<table><tr><td><a href="index.html">Welcome</a></td><td><a href="rooms.html">Rooms</a></td>
    <td><a href="menu.html">Menu</a></td></tr></table><p>We repair old clocks.</p>`)
  expect(text).toBe('\nWe repair old clocks.')
})

describe('a page keeps', () => {
  it('hidden slides, tabs and folded answers, and drops the banner of consent', () => {
    const text =
      textOf(`<main><div class="slide" aria-hidden="true"><p>Summer menu from June to August</p></div>
      <div class="tab-pane" style="display:none"><p>Parking is behind the house</p></div></main>
      <div class="consent"><p>We value your cookies.</p><button>Accept</button></div>`)
    expect(text).toContain('Summer menu')
    expect(text).toContain('Parking is behind')
    expect(text).not.toContain('cookies')
  })

  it('the fields of a form, with their choices and prices', () => {
    const text = textOf(`<form><legend>Course</legend><label for="c">Level</label>
      <select id="c"><option value="">Choose</option><option>Beginner 40 €</option><option>Advanced 60 €</option></select>
      <label><input type="radio"> One evening, 15 €</label><input type="hidden" value="secret">
      <label for="n">Your name</label><input id="n"><textarea placeholder="Message"></textarea><button>Send</button></form>`)
    expect(text).toContain('Level: Beginner 40 €, Advanced 60 €')
    expect(text).toContain('- One evening, 15 €')
    expect(text).toContain('Your name, Message')
    expect(text).not.toMatch(/secret|Send|Choose/)
  })

  it('a number that stands only in a link, and the place a map shows', () => {
    const text =
      textOf(`<p>Welcome to us.</p><a href="tel:+390612345"><i class="fa fa-phone"></i></a>
      <iframe src="https://maps.example.com/maps?q=Via+Roma+1,+Torino"></iframe>`)
    expect(text).toContain('+390612345')
    expect(text).toContain('Via Roma 1, Torino')
  })

  it('no links with the same text and different targets, in any language', () => {
    const card = (name: string) =>
      `<div><p>${name} is done by hand here.</p><a href="/${name}">Weiterlesen</a></div>`
    expect(textOf(card('Cutting') + card('Colouring'))).not.toContain('Weiterlesen')
  })
})

describe('the owner is notified', () => {
  const noticesOf = (body: string) => read(`<p>Welcome to our house.</p>${body}`).notices

  it.each([
    [
      'of prices that a script puts in',
      '<script></script><span class="price" data-price></span>',
      'prices_by_script',
    ],
    ['of a template that is not filled', '<p>{{ room.price }}</p>', 'prices_by_script'],
    [
      'of a part that a script fills',
      '<script></script><div id="opening-hours"></div>',
      'made_by_script',
    ],
    [
      'of an element that a script defines',
      '<script></script><booking-table></booking-table>',
      'made_by_script',
    ],
    ['of a menu that is a picture', '<a href="/speisekarte.jpg">Menu</a>', 'text_in_picture'],
  ])('%s', (_name, body, code) => {
    expect(noticesOf(body)).toEqual([{ code, pages: [] }])
  })

  it('of nothing if the page itself has it', () => {
    expect(
      noticesOf('<script></script><span class="price">5 €</span><div id="slider"></div>'),
    ).toEqual([])
  })
})
