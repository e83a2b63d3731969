import { describe, expect, it } from 'vitest'
import { decodeHtml } from './encoding.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(text, 'utf8')

describe('a page is decoded as browsers do', () => {
  it('by its byte order mark before anything it declares', () => {
    const body = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Grüße', 'utf16le')])
    expect(decodeHtml(body, 'utf-8')).toBe('Grüße')
  })

  it('by its header before its meta tag', () => {
    const body = Buffer.from([...latin('<meta charset="windows-1252">'), 0xcf, 0xf0, 0xe8])
    expect(decodeHtml(body, 'windows-1251')).toContain('При')
  })

  it('by its meta tag, also in the old way of writing it', () => {
    const meta = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1250">'
    expect(decodeHtml(Buffer.from([...latin(meta), 0x9c]), null)).toContain('ś')
  })

  it('as Windows-1252 if it declares ISO 8859-1', () => {
    const body = Buffer.from([...latin('<meta charset="iso-8859-1">12 '), 0x80])
    expect(decodeHtml(body, null)).toContain('12 €')
  })

  it.each([
    ['Caffè, più, perché', latin],
    ['Caffè, più, perché', utf8],
  ])('as its bytes suggest if it declares nothing: %s', (text, encode) => {
    expect(decodeHtml(encode(text), null)).toBe(text)
  })

  it.each(['iso-8859-1', 'utf-8'])('letter by letter if both are mixed in %s', (declared) => {
    const meta = latin(`<meta charset="${declared}">`)
    const body = Buffer.concat([meta, latin('Prüfung '), utf8('für größere Bögen '), latin('é')])
    expect(decodeHtml(body, null)).toContain('Prüfung für größere Bögen é')
  })

  it('as Cyrillic if the bytes suggest it', () => {
    const text = `Мы открыты каждый день с девяти утра до шести вечера, кроме воскресенья. В нашей мастерской ремонтируют
      часы и возвращают их в течение трех недель после того, как мы получили посылку и назвали цену.`
    const koi: number[] = []
    for (const letter of text) {
      const code = letter.charCodeAt(0)
      koi.push(code < 128 ? code : code - 0x410 + 0xc0)
    }
    expect(decodeHtml(Buffer.from(koi), null)).toBe(text)
  })
})

describe('a declaration that contradicts the bytes is ignored', () => {
  it('if it declares UTF-8 wrongly', () => {
    expect(decodeHtml(latin('<meta charset="utf-8">Öffnungszeiten für Gäste'), null)).toContain(
      'Öffnungszeiten für Gäste',
    )
  })

  it('if the bytes are UTF-8 and it declares something else', () => {
    expect(decodeHtml(utf8('Öffnungszeiten'), 'iso-8859-1')).toBe('Öffnungszeiten')
  })

  it('but a single broken letter does not change the encoding of a page', () => {
    const body = Buffer.concat([
      utf8('Öffnungszeiten für Gäste, Bäder, Küche, täglich '),
      Buffer.from([0xc3]),
    ])
    expect(decodeHtml(body, 'utf-8')).toContain('Öffnungszeiten für Gäste')
  })
})
