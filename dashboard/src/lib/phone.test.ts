import { expect, test } from 'vitest'
import { maskPhone, readPhone, showPhone } from './phone.ts'

test('a number is understood as people write it', () => {
  for (const written of ['(415) 555-0123', '415-555-0123', '1 415 555 0123', '+1 415.555.0123']) {
    expect(readPhone(written)).toBe('+14155550123')
  }
  expect(readPhone('+44 20 7946 0123')).toBe('+442079460123')
})

test('a text that is not a phone number is refused', () => {
  expect(readPhone('my mother')).toBeUndefined()
  expect(readPhone('12')).toBeUndefined()
  expect(readPhone('')).toBeUndefined()
})

test('a national number has at least 2 digits and at most 17', () => {
  expect(readPhone('+49 1')).toBeUndefined()
  expect(readPhone(`+49 ${'1'.repeat(18)}`)).toBeUndefined()
  expect(readPhone('+49 30 1234567')).toBe('+49301234567')
})

test('a number is shown in the usual format, with the country code if it is foreign', () => {
  expect(showPhone('+14155550123')).toBe('(415) 555-0123')
  expect(showPhone('+442079460123')).toBe('+44 20 7946 0123')
})

test('a text that is not a phone number is shown unchanged', () => {
  for (const text of ['anonymous', 'NEXUS', '', '+1', '911']) expect(showPhone(text)).toBe(text)
})

test('a masked number shows its last four digits only', () => {
  expect(maskPhone('+12025550143')).toBe('+•••••••0143')
  expect(maskPhone(showPhone('+12025550143'))).toBe('(•••) •••-0143')
})

test('a number of four digits or fewer has nothing to hide', () => {
  expect(maskPhone('911')).toBe('911')
})
