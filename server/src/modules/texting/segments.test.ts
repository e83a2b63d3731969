import { describe, expect, it } from 'vitest'
import { segmentsOf, withPlainSigns } from './segments.ts'

describe('the number of segments of a text', () => {
  it.each([
    ['', 1],
    ['x'.repeat(160), 1],
    ['x'.repeat(161), 2],
    ['x'.repeat(306), 2],
    ['x'.repeat(307), 3],
    // A euro sign takes two places.
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ж'.repeat(70), 1],
    ['ж'.repeat(71), 2],
    [`${'x'.repeat(69)}🚲`, 2],
  ])('is counted correctly: %s', (text, segments) => {
    expect(segmentsOf(text)).toBe(segments)
  })

  it('is not increased by typographic quotation marks', () => {
    const said = withPlainSigns(`It’s “open” – until six… ${'x'.repeat(100)}`)
    expect(said).toMatch(/^It's "open" - until six\.\.\. x/)
    expect(segmentsOf(said)).toBe(1)
  })
})
