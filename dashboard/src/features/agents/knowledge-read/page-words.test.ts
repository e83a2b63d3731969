import type { KnowledgePage } from 'shared-types'
import { expect, test } from 'vitest'
import {
  addressOf,
  detailOfPage,
  matchingPages,
  nameOfPage,
  placeOfPage,
  whyNothing,
} from './page-words.ts'

const page = (fields: Partial<KnowledgePage> = {}): KnowledgePage => ({
  id: 'k',
  url: 'https://shop.test/visit',
  title: 'Visit us',
  status: 'trained',
  reason: null,
  passages: 3,
  facts: 1,
  language: 'en',
  notices: [],
  missing_since: null,
  ...fields,
})

test('a page is named by its title, or by its address if it has none', () => {
  expect(nameOfPage(page())).toBe('Visit us')
  expect(nameOfPage(page({ title: null }))).toBe('/visit')
  expect(nameOfPage(page({ title: '', url: null }))).toBe('Document')
})

test('the address of a page and the amount read are shown below its name', () => {
  expect(detailOfPage(page())).toBe('/visit · 3 passages · 1 fact')
  expect(detailOfPage(page({ title: null, facts: 0 }))).toBe('3 passages')
  expect(detailOfPage(page({ passages: 0, facts: 0 }))).toBe('/visit')
})

test('the page that is open says its language', () => {
  expect(placeOfPage(page({ language: 'de' }))).toBe('/visit · German')
  expect(placeOfPage(page({ url: null, language: null }))).toBe('')
})

test('pages are found by their name and by their address', () => {
  const pages = [page(), page({ title: 'Prices', url: 'https://shop.test/fees' })]
  expect(matchingPages(pages, 'VISIT')).toEqual([pages[0]])
  expect(matchingPages(pages, 'fees')).toEqual([pages[1]])
})

test('a page of which nothing was read shows the reason', () => {
  expect(whyNothing(page({ status: 'pending' }))).toBe('It is waiting to be read.')
  expect(whyNothing(page({ reason: 'It is gone.' }))).toBe('It is gone.')
  const notices = [{ code: 'scanned_pages' as const, pages: [], text: 'Here are pictures.' }]
  expect(whyNothing(page({ notices }))).toBe('Here are pictures.')
  expect(whyNothing(page())).toBe('It holds no text that could be read.')
})

test('a PDF opens on the page that says it', () => {
  expect(addressOf('/terms.pdf', 3)).toBe('/terms.pdf#page=3')
  expect(addressOf('/visit', null)).toBe('/visit')
})
