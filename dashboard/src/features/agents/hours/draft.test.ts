import { expect, it } from 'vitest'
import { errorsIn, newSpecialDays, suggestion, withSpan } from './draft.ts'
import { timeZones } from '~/lib/time-zone-choice.ts'
import { zoneHere } from '~/lib/zone-here.ts'

it('the hours offered first are right, on weekdays, in the zone of the owner', () => {
  const hours = suggestion()
  expect(errorsIn(hours)).toEqual({})
  expect(hours.time_zone).toBe(zoneHere())
  expect(hours.week.map((spans) => spans.length)).toEqual([1, 1, 1, 1, 1, 0, 0])
})

it.each([
  [[], [{ from: '09:00', to: '17:00' }]],
  [
    [{ from: '08:00', to: '12:00' }],
    [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ],
  ],
])('another stretch of a day follows the last: %j', (spans, expected) => {
  expect(withSpan(spans)).toEqual(expected)
})

it('each complaint names its field', () => {
  const hours = suggestion()
  hours.week[2] = [
    { from: '09:00', to: '12:00' },
    { from: '11:00', to: '17:00' },
  ]
  hours.special_days = [{ ...newSpecialDays('2026-12-25'), last: '2026-12-24' }]
  expect(errorsIn(hours)).toEqual({
    'week.2': 'Hours of a day follow one another without overlapping.',
    'special_days.0': 'The last day is before the first.',
  })
})

it('the stored zone and the one of this browser come first', () => {
  const zones = timeZones('Europe/Berlin').map(({ value }) => value)
  expect(zones.slice(0, 2)).toContain('Europe/Berlin')
  expect(zones.slice(0, 2)).toContain(zoneHere() === 'Europe/Berlin' ? zones[1] : zoneHere())
})
