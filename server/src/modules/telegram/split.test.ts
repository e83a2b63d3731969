import { describe, expect, it } from 'vitest'
import { split } from './split.ts'

const word = 'bicycle '

describe('a text for Telegram', () => {
  it('stays whole up to 4096 units', () => {
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

  it('is cut between words, and not within a letter where there are none', () => {
    expect(split(word.repeat(1000)).every((part) => part.endsWith('bicycle'))).toBe(true)
    const parts = split(`x${'🚲'.repeat(3000)}`)
    expect(parts.every((part) => part.length <= 4096 && !/\p{Cs}/u.test(part))).toBe(true)
    expect(parts.join('')).toBe(`x${'🚲'.repeat(3000)}`)
  })
})
