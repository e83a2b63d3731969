import { describe, expect, it } from 'vitest'
import { isSameSite, looksLikePage, normaliseLink, pageKey } from './links.ts'

const link = (href: string) => normaliseLink(href, new URL('https://shop.example/dir/'))?.href

describe('a link', () => {
  it.each([
    ['page#top', 'https://shop.example/dir/page'],
    ['/a?utm_source=x&id=7&gclid=1', 'https://shop.example/a?id=7'],
    ['https://user:secret@shop.example/a', 'https://shop.example/a'],
    ['//other.example/x', 'https://other.example/x'],
    ['HTTPS://Shop.Example:443/A', 'https://shop.example/A'],
  ])('%s is written as %s', (href, normalised) => expect(link(href)).toBe(normalised))

  it('contains no comma, because links are joined with commas', () => {
    expect(link('/map,10,20?at=1,2')).toBe('https://shop.example/map%2C10%2C20?at=1%2C2')
  })

  it.each(['mailto:a@b.c', 'javascript:void(0)', 'tel:+1', 'data:text/html,x', 'http://'])(
    '%s is not followed',
    (href) => expect(link(href)).toBeUndefined(),
  )
})

const url = (address: string) => new URL(address)

it.each([
  ['https://shop.example/a', 'https://www.shop.example/b', true],
  ['http://shop.example/', 'https://shop.example/', true],
  ['https://shop.example/', 'https://blog.shop.example/', false],
  ['https://shop.example/', 'https://shop.example.evil.test/', false],
  ['http://shop.example:8080/', 'http://shop.example/', false],
])('%s and %s are one site: %s', (a, b, same) => {
  expect(isSameSite(url(a), url(b))).toBe(same)
})

it('one page has one key, whatever its spelling', () => {
  const spellings = ['/shop', '/shop/', '/shop/index.html', '/shop/index.php']
  const keys = spellings.map((path) => pageKey(url(`https://shop.example${path}`)))
  expect(new Set(keys).size).toBe(1)
  expect(pageKey(url('https://shop.example/shop?page=2'))).not.toBe(keys[0])
})

it.each([
  ['/photo.JPG', false],
  ['/price-list.pdf', false],
  ['/feed.xml', false],
  ['/about.html', true],
  ['/v2.0', true],
])('%s is fetched as a page: %s', (path, page) => {
  expect(looksLikePage(url(`https://shop.example${path}`))).toBe(page)
})
