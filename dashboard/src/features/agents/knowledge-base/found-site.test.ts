import { describe, expect, it } from 'vitest'
import { fileOf, isOwnDocument, linksBySection } from './found-site.ts'

const SITE = 'https://shop.test'
const found = (paths: string[], sections: string[]) => ({
  refId: 'crawl',
  links: paths.map((path) => SITE + path),
  left_out: 0,
  sections: sections.map((path) => ({ path, taken: 1, found: 1 })),
  documents: [],
})

describe('a page that was found', () => {
  it('belongs to the section with the longest path above it', () => {
    const site = found(
      ['/', '/about', '/en', '/en/news/1', '/english', '/en/news?page=2'],
      ['/', '/en', '/en/news'],
    )
    expect(
      linksBySection(site).map(({ links }) => links.map((link) => link.slice(SITE.length))),
    ).toEqual([['/', '/about', '/english'], ['/en'], ['/en/news/1', '/en/news?page=2']])
  })
})

describe('a PDF that was found', () => {
  it.each([
    ['https://www.shop.test/menu.pdf', true],
    ['https://files.test/menu.pdf', false],
  ])('%s is the own word of the site: %s', (document, isOwn) =>
    expect(isOwnDocument(document, found(['/'], ['/']))).toBe(isOwn),
  )

  it('is shown by the name of its file', () => {
    expect(fileOf('https://shop.test/files/price%20list.pdf?v=2')).toBe('price list.pdf')
    expect(fileOf('https://shop.test/100%.pdf')).toBe('100%.pdf')
  })
})
