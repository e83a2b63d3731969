import { expect, test } from 'vitest'
import { country } from './countries.ts'

test('a country code gives the name and the flag', () => {
  expect(country('US')).toEqual({ code: 'US', name: 'United States', flag: '🇺🇸' })
  expect(country('ng')).toEqual({ code: 'NG', name: 'Nigeria', flag: '🇳🇬' })
})

test('what is no country gives nothing', () => {
  expect([country(null), country(''), country('USA'), country('1!'), country('QX')]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
