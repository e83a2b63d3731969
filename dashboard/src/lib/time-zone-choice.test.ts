import { expect, test } from 'vitest'
import { timeZones } from './time-zone-choice.ts'

test('a zone the browser has no name for can still be shown', () => {
  expect(timeZones('Nowhere/Special')[1]).toEqual({
    value: 'Nowhere/Special',
    label: 'Nowhere/Special',
  })
})

test('zones are shown without underscores', () => {
  expect(timeZones('America/New_York')).toContainEqual({
    value: 'America/New_York',
    label: 'America/New York',
  })
})

test('the zone of the user comes first after UTC, and only once', () => {
  const zones = timeZones('America/New_York').map(({ value }) => value)
  expect(zones.slice(0, 2)).toEqual(['UTC', 'America/New_York'])
  expect(new Set(zones).size).toBe(zones.length)
})

test('a zone has its present name, also where another one is stored', () => {
  const labels = (stored: string) => timeZones(stored).map(({ label }) => label)
  expect(labels('UTC')).toContain('Europe/Kyiv')
  expect(labels('UTC')).not.toContain('Asia/Calcutta')
  expect(timeZones('Asia/Calcutta')[1]).toEqual({ value: 'Asia/Calcutta', label: 'Asia/Kolkata' })
  expect(labels('Asia/Calcutta').filter((label) => label === 'Asia/Kolkata')).toHaveLength(1)
})
