import { describe, expect, it } from 'vitest'
import { readOutline } from './outline.ts'

const linksOf = (html: string) =>
  readOutline({
    url: 'https://shop.example/dir/',
    body: Buffer.from(`<html><head></head><body>${html}</body></html>`),
    charset: 'utf-8',
  }).links.map((link) => link.replace('https://shop.example', ''))

describe('a page links to', () => {
  it.each([
    ['a link', '<a href="next">', '/dir/next'],
    ['an area of a picture', '<map><area href="/room"></map>', '/room'],
    ['a frame', '<iframe src="/hours"></iframe>', '/hours'],
    ['a document shown in it', '<embed src="/menu.pdf">', '/menu.pdf'],
    ['itself in another language', '<link rel="alternate" hreflang="de" href="/de/">', '/de/'],
    ['where a clicked card goes', '<div data-href="/card">Card</div>', '/card'],
    ['where a click sends', `<div onclick="location.href='/prices'">Prices</div>`, '/prices'],
    ['where a click sends the window', `<b onclick="window.location = '/a';">A</b>`, '/a'],
    ['what a click opens', `<b onclick="window.open('/menu.pdf','_blank')">M</b>`, '/menu.pdf'],
    ['where it sends on by itself', '<meta http-equiv="Refresh" content="0; url=/home">', '/home'],
    ['a PDF to be saved', '<a download href="/list.pdf">', '/list.pdf'],
    ['an address from a relative base', '<base href="../other/"><a href="x">', '/other/x'],
  ])('%s', (_kind, html, link) => expect(linksOf(html)).toEqual([link]))

  it.each([
    ['another file to be saved', '<a download href="/app">'],
    ['an address a script puts together', `<b onclick="location.href='/item-' + id">Item</b>`],
    ['a comparison', `<b onclick="if (location.href == '/a') close()">X</b>`],
  ])('not to %s', (_kind, html) => expect(linksOf(html)).toEqual([]))
})
