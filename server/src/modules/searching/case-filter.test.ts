import { expect, it } from 'vitest'
import { caseFilter } from './case-filter.ts'

it('terms alone say which conversations are wanted', () => {
  const search = 'is:handed-over began:2026-06-01..2026-06-02 agent:"Front desk" channel:telegram'
  expect(caseFilter(search, 'America/New_York')).toEqual({
    is: 'handed-over',
    since: new Date('2026-06-01T04:00:00Z'),
    until: new Date('2026-06-03T04:00:00Z'),
    agent: 'Front desk',
    channel: 'telegram',
  })
})

it('where a zone is ahead by half an hour, its day begins with the hour before', () => {
  const { since } = caseFilter('is:any began:2026-06-01..2026-06-01', 'Asia/Kolkata')!
  expect(since).toEqual(new Date('2026-05-31T18:00:00Z'))
})

it.each([
  'is:open',
  'refund is:answered',
  'is:answered channel:pigeon',
  'is:answered began:2026-06',
  'began:2026-06-01..2026-06-02',
])('%s is looked for as words', (search) => {
  expect(caseFilter(search, 'UTC')).toBeNull()
})
