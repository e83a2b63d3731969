import { describe, expect, it } from 'vitest'
import { nearestLexeme, relatedLexeme } from './spelling.ts'

const held = new Map([
  ['extract', 2],
  ['whiten', 3],
  ['hygienist', 1],
  ['refund', 4],
  ['boot', 1],
])

describe('a word the knowledge does not hold', () => {
  it('is corrected if it is one slip from a known word', () => {
    expect(nearestLexeme('extrct', held)).toBe('extract')
    expect(nearestLexeme('hygeinist', held)).toBe('hygienist')
  })

  it('is left alone if it is another word', () => {
    expect(nearestLexeme('boat', held)).toBeUndefined()
    expect(nearestLexeme('lighten', held)).toBeUndefined()
  })

  it('finds the family of a word it holds', () => {
    expect(relatedLexeme('refundab', held)).toBe('refund')
    expect(relatedLexeme('reform', held)).toBeUndefined()
  })

  it('is corrected if two neighbours are swapped, or an accent is missing', () => {
    expect(nearestLexeme('refnud', held)).toBe('refund')
    expect(nearestLexeme('telefno', new Map([['teléfono', 1]]))).toBe('teléfono')
  })

  it('is not corrected if it is too long', () => {
    const long = 'refund'.repeat(5)
    expect(nearestLexeme(`${long}s`, new Map([[long, 1]]))).toBeUndefined()
    expect(relatedLexeme(`${long}s`, new Map([[long, 1]]))).toBeUndefined()
  })
})
