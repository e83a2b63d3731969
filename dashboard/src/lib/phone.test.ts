import { expect, test } from 'vitest'
import { maskPhone } from './phone.ts'

test('a masked number shows its last four digits only', () => {
  expect(maskPhone('+12025550143')).toBe('+•••••••0143')
  expect(maskPhone('(202) 555-0143')).toBe('(•••) •••-0143')
})

test('a number of four digits or fewer has nothing to hide', () => {
  expect(maskPhone('911')).toBe('911')
})
