import { expect, it } from 'vitest'
import { siteNameIn } from './site-name.ts'

const corpus = {
  passages: 10,
  averageLength: 40,
  configs: ['english'],
  languages: ['en'],
  frequency: new Map([['fernwood', 3]]),
}
const nameOf = (site: string, pages: string[]) => siteNameIn({ site, pages }, corpus)

it('a website is called what the titles of its pages share', () => {
  const pages = ['Prices | Harbour Cycles', 'Harbour Cycles - About us', 'Opening hours']
  expect(nameOf('Home | Harbour Cycles', pages)).toBe('Harbour Cycles')
  expect(nameOf('Fernwood', ['Fernwood: Menu', 'Menu'])).toBe('Fernwood')
})

it('a website of one page is called by its title', () => {
  expect(nameOf('Albergo da Mario - Brescia', [])).toBe('Albergo da Mario - Brescia')
})

it('a title that says more than a name gives its first part that can be one', () => {
  const title = 'Home | Harbour Cycles | Repairs, rentals and used bicycles in the old town'
  expect(nameOf(title, [title])).toBe('Harbour Cycles')
})

it('neither an address nor a word that stands in no text is a name', () => {
  expect(nameOf('harbour-cycles.example', [])).toBeNull()
  expect(nameOf('Home', ['Home', 'Home'])).toBeNull()
})
