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

it('the name of a website is the common part of the titles of its pages', () => {
  const pages = ['Prices | Harbour Cycles', 'Harbour Cycles - About us', 'Opening hours']
  expect(nameOf('Home | Harbour Cycles', pages)).toBe('Harbour Cycles')
  expect(nameOf('Fernwood', ['Fernwood: Menu', 'Menu'])).toBe('Fernwood')
})

it('the name of a website with one page is its title', () => {
  expect(nameOf('Albergo da Mario - Brescia', [])).toBe('Albergo da Mario - Brescia')
})

it('the name from a longer title is its first part that can be one', () => {
  const title = 'Home | Harbour Cycles | Repairs, rentals and used bicycles in the old town'
  expect(nameOf(title, [title])).toBe('Harbour Cycles')
})

it('an address or a word that occurs in no text is not a name', () => {
  expect(nameOf('harbour-cycles.example', [])).toBeNull()
  expect(nameOf('Home', ['Home', 'Home'])).toBeNull()
})
