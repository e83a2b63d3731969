import { describe, expect, it } from 'vitest'
import type { Block } from './blocks.ts'
import { cutPassages } from './passages.ts'

const block = (text: string, ...headings: string[]): Block => ({ headings, text, page: null })
const sentences = (count: number, word: string) =>
  Array.from(
    { length: count },
    (_, n) => `This is ${word} sentence number ${n} of the long text.`,
  ).join(' ')
const wordsOf = (text: string) => text.split(/\s+/).length

describe('passages', () => {
  it('are one when the page is short', () => {
    const passages = cutPassages(
      [block('We open at nine.', 'Hours'), block('Call us.', 'Contact')],
      'en',
    )
    expect(passages).toEqual([
      { heading: 'Hours', text: 'We open at nine.\n## Contact\nCall us.', pageNumber: null },
    ])
  })

  it('never begin or end inside a sentence', () => {
    const passages = cutPassages([block(sentences(120, 'every'), 'Text')], 'en')
    expect(passages.length).toBeGreaterThan(3)
    for (const { text } of passages) {
      expect(text).toMatch(/^This is .* text\.$/s)
      expect(wordsOf(text)).toBeLessThanOrEqual(220)
      expect(wordsOf(text)).toBeGreaterThan(60)
    }
  })

  it('stay within one section and carry the headings above it', () => {
    const passages = cutPassages(
      [block(sentences(14, 'red'), 'Paint', 'Red'), block(sentences(14, 'blue'), 'Paint', 'Blue')],
      'en',
    )
    expect(passages.map(({ heading }) => heading)).toEqual(['Paint › Red', 'Paint › Blue'])
    expect(passages[0]!.text).not.toContain('blue')
  })

  it('join a tiny section with its neighbour', () => {
    const passages = cutPassages(
      [
        block('Short.', 'One'),
        block(sentences(14, 'red'), 'Two'),
        block(sentences(20, 'blue'), 'Three'),
      ],
      'en',
    )
    expect(passages[0]!.text).toMatch(/^Short\.\n## Two\nThis is red/)
  })

  it('keep the rows of a table whole', () => {
    const rows = Array.from({ length: 80 }, (_, n) =>
      block(`Article: ${n} | Price: ${n} euro | Colour: black or white`, 'Prices'),
    )
    const lines = cutPassages(rows, 'en').flatMap(({ text }) => text.split('\n'))
    expect(lines).toHaveLength(80)
    for (const line of lines)
      expect(line).toMatch(/^Article: \d+ \| Price: \d+ euro \| Colour: black or white$/)
  })

  it('are cut between words if a text has no sentences', () => {
    const passages = cutPassages([block('word '.repeat(2_000).trim())], 'en')
    for (const { text } of passages) expect(wordsOf(text)).toBeLessThanOrEqual(420)
    expect(passages.map(({ text }) => wordsOf(text)).reduce((a, b) => a + b)).toBe(2_000)
  })
})
