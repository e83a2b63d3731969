import { expect, test } from 'vitest'
import { e164 } from './phone-entry.ts'

test('a number is understood as people write it', () => {
  expect(e164('(415) 555-0123')).toBe('+14155550123')
  expect(e164('+44 20 7946 0123')).toBe('+442079460123')
})

test('what is no number is refused', () => {
  expect(e164('my mother')).toBeUndefined()
  expect(e164('12')).toBeUndefined()
})

test('a national number has at least 2 digits and at most 17', () => {
  expect(e164('+49 1')).toBeUndefined()
  expect(e164(`+49 ${'1'.repeat(18)}`)).toBeUndefined()
  expect(e164('+49 30 1234567')).toBe('+49301234567')
})
