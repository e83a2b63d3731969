import { describe, expect, it } from 'vitest'
import { splitText } from './split-text.ts'

const word = 'bicycle '
const split = (text: string) => splitText(text, 4096)

describe('a long text', () => {
  it('stays whole up to the length of a part', () => {
    expect(split('x'.repeat(4096))).toEqual(['x'.repeat(4096)])
    expect(split('  ')).toEqual([])
  })

  it('is cut between paragraphs rather than within one', () => {
    const paragraph = word.repeat(300).trim()
    expect(split(`${paragraph}\n\n${paragraph}`)).toEqual([paragraph, paragraph])
  })

  it('is cut after a sentence rather than within one', () => {
    const sentence = `${word.repeat(40)}is here.`
    const [first] = split(Array.from({ length: 20 }, () => sentence).join(' '))
    expect(first!.endsWith('is here.')).toBe(true)
  })

  it('is cut between words, or between characters if there are no words', () => {
    expect(split(word.repeat(1000)).every((part) => part.endsWith('bicycle'))).toBe(true)
    const parts = split(`x${'🚲'.repeat(3000)}`)
    expect(parts.every((part) => part.length <= 4096 && !/\p{Cs}/u.test(part))).toBe(true)
    expect(parts.join('')).toBe(`x${'🚲'.repeat(3000)}`)
  })
})
