import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks.ts'
import { factsOf } from './index.ts'

const LENGTH = 100_000
const fill = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length))
const PIECES = [
  'a',
  '1',
  ' ',
  '.',
  '-',
  '(',
  '€',
  '@',
  'a@',
  '1.',
  '1 ',
  '9-',
  'Mo',
  'Mo-',
  'ab 1',
  '+49 ',
  'http://',
  'p/',
  '€1',
  'é',
  '12:',
  '24.12.',
  'tel',
  '(at)',
  '\u{1F60A}',
  'no-',
  "a'b/",
]
const LEADERS = ['.', ' .', '. ', '…', '_', '·', '- '].map((dot) => `${dot.repeat(100)}a 5 €`)
const read = (blocks: Block[]) => factsOf({ blocks, document: null, url: null, language: null })

describe('facts of a hostile page', () => {
  it.each([...PIECES, ...LEADERS])('are read, and few and short, if it repeats %j', (piece) => {
    const text = fill(piece)
    const facts = read([
      { headings: [], text, page: null },
      { headings: [text], text: '9 €', page: null },
      ...fill(piece)
        .match(/.{1,50}/gsu)!
        .map((line) => ({ headings: [], text: line, page: null })),
    ])
    expect(facts.length).toBeLessThanOrEqual(400)
    for (const fact of facts) {
      expect(fact.text.length).toBeLessThanOrEqual(300)
      expect(fact.label.length).toBeLessThanOrEqual(200)
      expect(fact.heading.length).toBeLessThanOrEqual(300)
    }
  })

  it('are cut between characters, never within one', () => {
    const endless = `a${'\u{1F60A}'.repeat(400)}`
    const facts = read([
      { headings: [endless], text: '9 €', page: null },
      { headings: [], text: `${endless} Tel. +49 30 2345678 ${endless}`, page: null },
    ])
    expect(facts.length).toBeGreaterThan(1)
    for (const { text, label, heading } of facts) {
      expect(text + label + heading).not.toMatch(/\p{Cs}/u)
    }
  })
})
