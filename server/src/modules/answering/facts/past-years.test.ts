import { expect, it } from 'vitest'
import { speaksOfPastYears } from './past-years.ts'

const NOW = new Date('2026-11-30T10:00:00Z')

it.each([
  ['In summer 2024 the pool is open until ten.', true],
  ['Easter opening hours 2025', true],
  ['Öffnungszeiten ab 1. März 2024', false],
  ['Depuis 2019 nous ouvrons aussi le dimanche.', false],
  ['Summer 2026 and winter 2025', false],
  ['Open until 20:24, room 2019a', false],
])('“%s” is about past years only: %s', (text, isPast) => {
  expect(speaksOfPastYears(text, NOW)).toBe(isPast)
})
