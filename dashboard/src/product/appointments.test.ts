import { expect, test } from 'vitest'
import { requestedTime } from './appointments.ts'

const request = {
  id: '1',
  words: 'Tuesday at 3',
  starts_at: '2026-11-24T20:00:00.000Z',
  all_day: false,
  time_zone: 'America/New_York',
  zone_of: 'business',
  created_at: '2026-11-21T20:00:00.000Z',
} as const

test('a requested time is shown in the time zone in which it was meant', () => {
  expect(requestedTime(request)).toMatch(/^Tue, Nov 24, 3:00\sPM EST$/)
  const day = { ...request, starts_at: '2026-11-24T05:00:00.000Z', all_day: true }
  expect(requestedTime(day)).toBe('Tue, Nov 24')
})
