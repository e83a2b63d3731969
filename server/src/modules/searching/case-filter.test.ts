import { expect, it } from 'vitest'
import { caseFilter } from './case-filter.ts'

it('a search that consists of filter terms is read as a filter', () => {
  const search = 'is:handed-over began:2026-06-01..2026-06-02 agent:"Front desk" channel:telegram'
  expect(caseFilter(search, 'America/New_York')).toEqual({
    is: 'handed-over',
    since: new Date('2026-06-01T04:00:00Z'),
    until: new Date('2026-06-03T04:00:00Z'),
    agent: 'Front desk',
    channel: 'telegram',
  })
})

it('in a time zone with a half-hour offset, a day begins at the full hour before its midnight', () => {
  const { since } = caseFilter('is:any began:2026-06-01..2026-06-01', 'Asia/Kolkata')!
  expect(since).toEqual(new Date('2026-05-31T18:00:00Z'))
})

it.each([
  'is:open',
  'refund is:answered',
  'is:answered channel:pigeon',
  'is:answered began:2026-06',
  'began:2026-06-01..2026-06-02',
])('%s is not a filter, and is searched as words', (search) => {
  expect(caseFilter(search, 'UTC')).toBeNull()
})
