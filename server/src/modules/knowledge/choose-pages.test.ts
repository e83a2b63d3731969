import { describe, expect, it } from 'vitest'
import { choosePages } from './choose-pages.ts'

const SITE = 'https://shop.example'
const pages = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${SITE}${path}/${index}`)
const found = [
  `${SITE}/`,
  `${SITE}/about`,
  `${SITE}/contact`,
  ...pages('/blog', 60),
  ...pages('/walks', 20),
  ...pages('/team', 4),
]
const taken = (choice: ReturnType<typeof choosePages>) =>
  Object.fromEntries(choice.sections.map((section) => [section.path, section.taken]))

describe('the pages of a site that are read', () => {
  it('are all of them if there is room', () => {
    const choice = choosePages(found, 500)
    expect(choice.leftOut).toEqual([])
    expect(new Set(choice.taken)).toEqual(new Set(found))
    expect(choice.sections).toEqual([
      { path: '/', taken: 3, found: 3 },
      { path: '/blog', taken: 60, found: 60 },
      { path: '/team', taken: 4, found: 4 },
      { path: '/walks', taken: 20, found: 20 },
    ])
  })

  it('are shared fairly among its sections if there is not', () => {
    const choice = choosePages(found, 31)
    expect(taken(choice)).toEqual({ '/': 3, '/blog': 12, '/team': 4, '/walks': 12 })
    expect(choice.taken).toHaveLength(31)
    expect(choice.leftOut).toHaveLength(found.length - 31)
  })

  it('are the first of each section, and the start before all', () => {
    const { taken: links } = choosePages(found, 31)
    expect(links[0]).toBe(`${SITE}/`)
    expect(links).toContain(`${SITE}/blog/0`)
    expect(links).not.toContain(`${SITE}/blog/59`)
  })

  it('are all of the chosen section, then a share of the others', () => {
    const choice = choosePages(found, 70, ['/blog'])
    expect(taken(choice)).toEqual({ '/': 3, '/blog': 60, '/team': 3, '/walks': 4 })
  })

  it('are as many as fit of a section that is larger than the limit, and the start', () => {
    const choice = choosePages(found, 10, ['/blog'])
    expect(taken(choice)).toEqual({ '/': 1, '/blog': 9, '/team': 0, '/walks': 0 })
    expect(choice.taken[0]).toBe(`${SITE}/`)
  })

  it('can be chosen again from those taken and those left out', () => {
    const first = choosePages(found, 31)
    const again = [...first.taken, ...first.leftOut]
    expect(choosePages(again, 31, ['/walks']).sections).toEqual(
      choosePages(found, 31, ['/walks']).sections,
    )
    expect(choosePages(again, 31)).toEqual(first)
  })
})

describe('a section', () => {
  it('is split once more if it holds most of a site, as a language does', () => {
    const links = [
      `${SITE}/en`,
      ...pages('/en/news', 20),
      ...pages('/en/rooms', 5),
      `${SITE}/imprint`,
    ]
    expect(choosePages(links, 500).sections.map(({ path }) => path)).toEqual([
      '/en',
      '/',
      '/en/news',
      '/en/rooms',
    ])
  })

  it('can also be a page with many variants', () => {
    const days = Array.from({ length: 30 }, (_, day) => `${SITE}/calendar?day=${day}`)
    const choice = choosePages([`${SITE}/`, ...days, ...pages('/rooms', 9)], 20)
    expect(taken(choice)).toEqual({ '/': 1, '/calendar': 10, '/rooms': 9 })
  })

  it('is one of at most twelve', () => {
    const links = [
      `${SITE}/`,
      ...Array.from({ length: 40 }, (_, n) => pages(`/part-${n}`, 3)).flat(),
    ]
    const { sections } = choosePages(links, 500)
    expect(sections).toHaveLength(12)
    expect(sections[0]).toMatchObject({ path: '/', found: 1 + 29 * 3 })
  })
})
