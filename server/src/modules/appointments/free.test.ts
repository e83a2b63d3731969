import type { OpeningHours } from 'shared-types'
import { expect, it } from 'vitest'
import { beginnings, bookable, freeTimes, type Rules } from './free.ts'

const hours = (from: string, to: string, timeZone = 'Europe/Berlin'): OpeningHours => ({
  time_zone: timeZone,
  week: Array.from({ length: 7 }, () => [{ from, to }]),
  special_days: [{ name: '', first: '2027-01-06', last: '2027-01-06', spans: [] }],
})
const rules = (changes: Partial<Rules> = {}): Rules => ({
  hours: hours('09:00', '12:00'),
  lengthMinutes: 60,
  beforeMinutes: 0,
  afterMinutes: 0,
  noticeMinutes: 0,
  aheadDays: 30,
  ...changes,
})
const between = (starts: string, ends: string) => ({
  starts: new Date(starts),
  ends: new Date(ends),
})
const said = (times: Date[]) => times.map((at) => at.toISOString().slice(5, 16))

it('times lie within the opening hours, and none on a day that is closed', () => {
  const range = between('2027-01-05T09:00:00Z', '2027-01-07T08:30:00Z')
  expect(said(beginnings(rules(), range))).toEqual(['01-05T09:00', '01-05T10:00', '01-07T08:00'])
})

it('hours keep their local time when clocks change', () => {
  const range = between('2027-03-27T00:00:00Z', '2027-03-29T00:00:00Z')
  expect(said(beginnings(rules({ lengthMinutes: 180 }), range))).toEqual([
    '03-27T08:00',
    '03-28T07:00',
  ])
})

it('an hour that a change of clocks leaves out offers no time, and one there is twice offers both', () => {
  const night = rules({ hours: hours('01:00', '04:00'), lengthMinutes: 60 })
  const day = (date: string) => between(`${date}T20:00:00Z`, `${date}T23:59:00Z`)
  const spring = beginnings(night, { ...day('2027-03-27'), ends: new Date('2027-03-28T03:00:00Z') })
  expect(said(spring)).toEqual(['03-28T00:00', '03-28T01:00'])
  const autumn = beginnings(night, { ...day('2027-10-30'), ends: new Date('2027-10-31T04:00:00Z') })
  expect(autumn).toHaveLength(4)
})

it('hours that run over midnight into those of the next day offer each time once, in order', () => {
  const bar = { ...hours('22:00', '02:00'), special_days: [] }
  bar.week[5] = [
    { from: '01:00', to: '03:00' },
    { from: '22:00', to: '02:00' },
  ]
  // From late Friday into Saturday.
  const found = beginnings(
    rules({ hours: bar }),
    between('2027-01-08T21:00:00Z', '2027-01-09T03:00:00Z'),
  )
  expect(said(found)).toEqual([
    '01-08T21:00',
    '01-08T22:00',
    '01-08T23:00',
    '01-09T00:00',
    '01-09T01:00',
  ])
})

it('a zone of three quarters of an hour has its own full hours', () => {
  const range = between('2027-01-05T00:00:00Z', '2027-01-05T06:00:00Z')
  const found = beginnings(rules({ hours: hours('09:00', '11:00', 'Asia/Kathmandu') }), range)
  expect(said(found)).toEqual(['01-05T03:15', '01-05T04:15'])
})

it('nothing is offered too soon or too far ahead', () => {
  const now = new Date('2027-01-05T07:30:00Z')
  const range = between('2027-01-05T00:00:00Z', '2027-03-01T00:00:00Z')
  const within = bookable(rules({ noticeMinutes: 90, aheadDays: 1 }), range, now)
  expect(said([within.starts, within.ends])).toEqual(['01-05T09:00', '01-06T07:30'])
})

it('an appointment, and the time kept free around it, blocks only its person', () => {
  const offered = ['09:00', '10:00', '11:00'].map((time) => new Date(`2027-01-05T${time}:00Z`))
  const taken = [
    { personId: 'rosa', ...between('2027-01-05T09:30:00Z', '2027-01-05T10:00:00Z') },
    { personId: 'emil', ...between('2027-01-05T11:00:00Z', '2027-01-05T12:00:00Z') },
  ]
  const free = (changes: Partial<Rules>) =>
    freeTimes(rules(changes), offered, { people: ['rosa', 'emil'], taken, busy: [] }).map(
      ({ people }) => people,
    )
  expect(free({})).toEqual([['emil'], ['rosa', 'emil'], ['rosa']])
  expect(free({ beforeMinutes: 15, afterMinutes: 15 })).toEqual([['emil'], ['rosa']])
})

it('a time that a connected calendar reports as busy is not offered', () => {
  const offered = [new Date('2027-01-05T09:00:00Z'), new Date('2027-01-05T10:00:00Z')]
  const busy = [between('2027-01-05T08:00:00Z', '2027-01-05T09:01:00Z')]
  const free = freeTimes(rules(), offered, { people: ['rosa'], taken: [], busy })
  expect(free).toEqual([{ at: offered[1], people: ['rosa'] }])
})
