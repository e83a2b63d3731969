import { expect, test } from 'vitest'
import { timeZones } from './time-zones.ts'

test('a zone the browser has no name for can still be shown', () => {
  expect(timeZones('Nowhere/Special')[0]).toEqual({
    value: 'Nowhere/Special',
    label: 'Nowhere/Special',
  })
})

test('zones read without underscores', () => {
  expect(timeZones('America/New_York')).toContainEqual({
    value: 'America/New_York',
    label: 'America/New York',
  })
})
