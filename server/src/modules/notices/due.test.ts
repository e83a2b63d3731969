import { expect, it } from 'vitest'
import { dueFor, isQuiet } from './due.ts'

const berlin = { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' }
const due = (choice: 'at_once' | 'hourly', at: string, quiet: typeof berlin | null = null) =>
  dueFor(choice, quiet, new Date(at))?.toISOString() ?? null

it('an immediate notice is due at once, an hourly one at the full hour', () => {
  expect(due('at_once', '2027-01-05T10:20:30Z')).toBeNull()
  expect(due('hourly', '2027-01-05T10:20:30Z')).toBe('2027-01-05T11:00:00.000Z')
})

it('a notice in quiet hours waits for their end, in the time zone of the person', () => {
  expect(due('at_once', '2027-01-05T20:59:00Z', berlin)).toBeNull()
  expect(due('at_once', '2027-01-05T21:00:00Z', berlin)).toBe('2027-01-06T06:00:00.000Z')
  expect(due('at_once', '2027-01-06T05:59:30Z', berlin)).toBe('2027-01-06T06:00:00.000Z')
  expect(due('at_once', '2027-01-06T06:00:00Z', berlin)).toBeNull()
  expect(due('hourly', '2027-01-05T20:30:00Z', berlin)).toBe('2027-01-06T06:00:00.000Z')
})

it('a night in which the clock is put forward ends at the given local time', () => {
  expect(due('at_once', '2027-03-27T22:00:00Z', berlin)).toBe('2027-03-28T05:00:00.000Z')
  expect(due('at_once', '2027-10-30T21:00:00Z', berlin)).toBe('2027-10-31T06:00:00.000Z')
})

it.each([
  ['22:00', '07:00', '2026-01-01T23:00:00Z', true],
  ['22:00', '07:00', '2026-01-01T06:59:00Z', true],
  ['22:00', '07:00', '2026-01-01T07:00:00Z', false],
  ['09:00', '17:00', '2026-01-01T12:00:00Z', true],
  ['09:00', '17:00', '2026-01-01T17:00:00Z', false],
  ['00:00', '00:00', '2026-01-01T12:00:00Z', true],
])('from %s to %s is quiet at %s: %s', (from, to, at, expected) => {
  expect(isQuiet({ from, to, timeZone: 'UTC' }, new Date(at))).toBe(expected)
})
