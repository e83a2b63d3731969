import { expect, test } from 'vitest'
import { forwardingPhone, typedPhone } from './phone-rules.ts'

test('typing beyond 12 characters is blocked', () => {
  expect(typedPhone('+141555501239')).toBe('+14155550123')
})

test('a pasted number loses its spaces, brackets and dashes', () => {
  expect(typedPhone('+1 (415) 555-0123')).toBe('+14155550123')
})

test('a number shorter than 12 characters is invalid, whatever it starts with', () => {
  expect(forwardingPhone('')).toEqual({ problem: 'Invalid phone number' })
  expect(forwardingPhone('+1415555')).toEqual({ problem: 'Invalid phone number' })
})

test('a number of another country must start with +1', () => {
  expect(forwardingPhone('+44207946012')).toEqual({ problem: 'Phone number must start with +1' })
})

test('letters after +1 are invalid', () => {
  expect(forwardingPhone('+1415555ABCD')).toEqual({ problem: 'Invalid phone number' })
})

test('a number may be sent a code as people write it', () => {
  for (const written of ['+14155550123', '(415) 555-0123', '310-555-0177', '1 415 555 0123']) {
    expect(forwardingPhone(typedPhone(written))).toMatchObject({ phone: expect.any(String) })
  }
  expect(forwardingPhone(typedPhone('(415) 555-0123'))).toEqual({ phone: '+14155550123' })
})
