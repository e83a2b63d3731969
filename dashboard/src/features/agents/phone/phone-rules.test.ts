import { expect, test } from 'vitest'
import { phoneProblem, typedPhone } from './phone-rules.ts'

test('typing beyond 12 characters is blocked', () => {
  expect(typedPhone('+141555501239')).toBe('+14155550123')
})

test('a pasted number loses its spaces, brackets and dashes', () => {
  expect(typedPhone('+1 (415) 555-0123')).toBe('+14155550123')
})

test('a number shorter than 12 characters is invalid, whatever it starts with', () => {
  expect(phoneProblem('')).toBe('Invalid phone number')
  expect(phoneProblem('+1415555')).toBe('Invalid phone number')
})

test('a number of another country must start with +1', () => {
  expect(phoneProblem('+44207946012')).toBe('Phone number must start with +1')
})

test('letters after +1 are invalid', () => {
  expect(phoneProblem('+1415555ABCD')).toBe('Invalid phone number')
})

test('plus, 1 and ten digits may be sent a code', () => {
  expect(phoneProblem('+14155550123')).toBeUndefined()
})
