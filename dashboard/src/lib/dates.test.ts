import { describe, expect, test } from 'vitest'
import { dayLabel, daysUntil, dueDate, duration, greeting, longDate, recentTime } from './dates.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

describe('a recent time', () => {
  test('shows the time of day for today and for yesterday', () => {
    expect(recentTime('2026-11-21T09:05:00Z', NOW)).toBe('9:05 AM')
    expect(recentTime('2026-11-20T00:00:00Z', NOW)).toBe('12:00 AM')
  })

  test('shows weekday, day and month within the previous week', () => {
    expect(recentTime('2026-11-19T23:59:59Z', NOW)).toBe('Thu, 19 Nov')
    expect(recentTime('2026-11-14T00:00:00Z', NOW)).toBe('Sat, 14 Nov')
  })

  test('says how long ago anything older was', () => {
    expect(recentTime('2026-11-13T12:00:00Z', NOW)).toBe('8 days ago')
    expect(recentTime('2026-09-21T12:00:00Z', NOW)).toBe('2 months ago')
  })

  test('shows the time of day when a clock runs slightly ahead', () => {
    expect(recentTime('2026-11-21T12:00:30Z', NOW)).toBe('12:00 PM')
  })
})

test('a created date has a short month, two digits of day and the year', () => {
  expect(longDate('2026-03-05T10:00:00Z')).toBe('Mar 05, 2026')
})

test.each([
  [4, 'Good Evening'],
  [5, 'Good Morning'],
  [11, 'Good Morning'],
  [12, 'Good Afternoon'],
  [16, 'Good Afternoon'],
  [17, 'Good Evening'],
  [23, 'Good Evening'],
])('at %i:59 the greeting is %s', (hour, words) => {
  expect(greeting(new Date(2026, 10, 21, hour, 59))).toBe(words)
})

test.each([
  ['2026-11-21T00:00:00Z', 'Today'],
  ['2026-11-20T23:59:00Z', 'Yesterday'],
  ['2026-11-19T23:59:00Z', 'Thu, 19 Nov'],
  ['2025-11-21T12:00:00Z', 'Fri, 21 Nov 2025'],
])('the messages of %s are grouped under %s', (date, label) => {
  expect(dayLabel(date, NOW)).toBe(label)
})

test('a due date says day, month, year and the time', () => {
  expect(dueDate('2026-12-03T16:05:00Z')).toBe('03, Dec 2026 at 04:05 PM')
})

test('days remaining count a begun day whole and stop at zero', () => {
  expect(daysUntil('2026-12-01T12:00:00Z', NOW)).toBe(10)
  expect(daysUntil('2026-11-21T13:00:00Z', NOW)).toBe(1)
  expect(daysUntil('2026-11-20T12:00:00Z', NOW)).toBe(0)
})

test('a length is minutes and seconds', () => {
  expect(duration(125_400)).toBe('2:05')
  expect(duration(0)).toBe('0:00')
  expect(duration(3_725_000)).toBe('1:02:05')
})
