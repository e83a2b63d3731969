import { expect, test } from 'vitest'
import { clockLine } from './clock.ts'

test('a model gets the date in the time zone of the business, not of the server', () => {
  const now = new Date('2026-03-04T23:30:00Z')
  expect(clockLine(now, 'Europe/Rome')).toMatch(/Thursday,? 5 March 2026.* 00:30 \(Europe\/Rome\)/)
  expect(clockLine(now, 'America/Lima')).toMatch(
    /Wednesday,? 4 March 2026.* 18:30 \(America\/Lima\)/,
  )
})
