import type { OpeningHours, Span } from 'shared-types'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/time.ts'
import { presenceAt } from './presence.ts'

const NINE_TO_FIVE: Span[] = [{ from: '09:00', to: '17:00' }]
const ALL_DAY: Span[] = [{ from: '00:00', to: '00:00' }]

/** The same hours every day, except for `others`. */
const daily = (spans: Span[], others: Partial<OpeningHours> = {}): OpeningHours => ({
  time_zone: 'Europe/Berlin',
  week: Array.from({ length: 7 }, () => spans),
  special_days: [],
  ...others,
})
const at = (openingHours: OpeningHours | null, now: string, away: string | null = null) => {
  const awayUntil = away === null ? null : new Date(away)
  const { here, until } = presenceAt({ openingHours, awayUntil }, new Date(now))
  return [here, until?.toISOString().replace(':00.000Z', 'Z') ?? null]
}

describe('without opening hours', () => {
  it('people are always there', () => expect(at(null, '2026-07-01T03:00Z')).toEqual([true, null]))

  it('nobody is there until the end of an absence', () => {
    const back = '2026-07-03T08:00Z'
    expect(at(null, '2026-07-01T03:00Z', back)).toEqual([false, back])
    expect(at(null, back, back)).toEqual([true, null])
  })
})

describe('weekly opening hours', () => {
  const week = [...Array.from({ length: 5 }, () => NINE_TO_FIVE), [], []]
  const hours = daily([], { week })

  it.each([
    ['before they begin', '2026-07-06T06:59Z', [false, '2026-07-06T07:00Z']],
    ['as they begin', '2026-07-06T07:00Z', [true, '2026-07-06T15:00Z']],
    ['as they end', '2026-07-06T15:00Z', [false, '2026-07-07T07:00Z']],
    ['over the weekend', '2026-07-10T15:00Z', [false, '2026-07-13T07:00Z']],
  ])('%s', (_when, now, expected) => expect(at(hours, now)).toEqual(expected))

  it('have a break between two spans', () => {
    const withBreak = daily([
      { from: '09:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ])
    expect(at(withBreak, '2026-07-06T10:30Z')).toEqual([false, '2026-07-06T11:00Z'])
  })

  it('continue over midnight into the next day', () => {
    const bar = daily([], { week: [[], [], [], [], [{ from: '20:00', to: '03:00' }], [], []] })
    expect(at(bar, '2026-07-11T00:30Z')).toEqual([true, '2026-07-11T01:00Z'])
    expect(at(bar, '2026-07-11T01:00Z')).toEqual([false, '2026-07-17T18:00Z'])
  })

  it('touch midnight as one span', () => {
    const night = daily([
      { from: '00:00', to: '02:00' },
      { from: '22:00', to: '00:00' },
    ])
    expect(at(night, '2026-07-06T21:00Z')).toEqual([true, '2026-07-07T00:00Z'])
  })

  it('around the clock never end', () => {
    expect(at(daily(ALL_DAY), '2026-07-06T21:00Z')).toEqual([true, null])
  })

  it('without any opening times promise no day', () => {
    expect(at(daily([]), '2026-07-06T21:00Z')).toEqual([false, null])
  })
})

describe('special days', () => {
  const closed = { name: 'Summer', first: '2026-08-01', last: '2026-08-31', spans: [] }

  it('are closed, whatever the week says', () => {
    const hours = daily(NINE_TO_FIVE, { special_days: [closed] })
    expect(at(hours, '2026-08-10T10:00Z')).toEqual([false, '2026-09-01T07:00Z'])
  })

  it('have hours of their own', () => {
    const eve = {
      name: 'Eve',
      first: '2026-12-24',
      last: '2026-12-24',
      spans: [{ from: '09:00', to: '12:00' }],
    }
    const hours = daily(NINE_TO_FIVE, { special_days: [eve] })
    expect(at(hours, '2026-12-24T09:00Z')).toEqual([true, '2026-12-24T11:00Z'])
  })

  it('interrupt opening hours around the clock', () => {
    const hours = daily(ALL_DAY, { special_days: [{ ...closed, last: '2026-08-01' }] })
    expect(at(hours, '2026-07-31T10:00Z')).toEqual([true, '2026-07-31T22:00Z'])
    expect(at(hours, '2026-08-01T10:00Z')).toEqual([false, '2026-08-01T22:00Z'])
  })
})

describe('an agent set to "nobody is there" until a time', () => {
  it.each([
    [
      'is available again at that time within opening hours',
      '2026-07-06T10:00Z',
      '2026-07-06T10:00Z',
    ],
    ['is available again when it next opens', '2026-07-06T20:00Z', '2026-07-07T07:00Z'],
  ])('%s', (_what, away, back) => {
    expect(at(daily(NINE_TO_FIVE), '2026-07-06T08:00Z', away)).toEqual([false, back])
  })
})

describe('when the clocks change', () => {
  const night = daily([{ from: '22:00', to: '06:00' }])

  it('a night is an hour shorter in spring and an hour longer in autumn', () => {
    expect(at(night, '2026-03-28T21:00Z')).toEqual([true, '2026-03-29T04:00Z'])
    expect(at(night, '2026-10-24T20:00Z')).toEqual([true, '2026-10-25T05:00Z'])
  })

  it('opening hours in the skipped hour begin with the change, or are skipped entirely', () => {
    const late = daily([{ from: '02:30', to: '04:00' }])
    expect(at(late, '2026-03-29T00:30Z')).toEqual([false, '2026-03-29T01:00Z'])
    const gone = daily([{ from: '02:15', to: '02:45' }])
    const exact = daily([{ from: '02:00', to: '04:00' }])
    expect(at(exact, '2026-03-28T12:00Z')).toEqual([false, '2026-03-29T01:00Z'])
    expect(at(gone, '2026-03-29T00:30Z')).toEqual([false, '2026-03-30T00:15Z'])
  })
})

/** The local weekday and time, computed in another way. */
function wall(zone: string, moment: number): { weekday: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const of = (type: string) => parts.find((part) => part.type === type)!.value
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(of('weekday'))
  return { weekday, time: `${of('hour')}:${of('minute')}` }
}

const STEP_MS = 30 * MINUTE_MS

/** Pseudo-random numbers, the same on every run. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

const clock = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`

function randomHours(random: (below: number) => number, zone: string): OpeningHours {
  const week = Array.from({ length: 7 }, () => {
    const times = Array.from({ length: 4 }, () => random(96)).toSorted((a, b) => a - b)
    const [a, b, c, d] = times.map(clock) as [string, string, string, string]
    const spans = [
      { from: a, to: b },
      // The last span may extend over midnight.
      random(3) === 0 ? { from: c, to: a } : { from: c, to: d },
    ].filter(({ from, to }) => from !== to)
    return spans.slice(0, random(3))
  })
  return { time_zone: zone, week, special_days: [] }
}

const isOpenOnTheWall = (hours: OpeningHours, moment: number): boolean => {
  const { weekday, time } = wall(hours.time_zone, moment)
  const today = hours.week[weekday]!
  const before = hours.week[(weekday + 6) % 7]!
  return (
    today.some(({ from, to }) => from <= time && (to <= from || time < to)) ||
    before.some(({ from, to }) => to <= from && time < to)
  )
}

/** Whether the local time occurs twice, or did, within some hours around this moment. */
const isRepeated = (zone: string, moment: number) =>
  [30 * MINUTE_MS, HOUR_MS].some((shift) =>
    [-shift, shift].some((by) => wall(zone, moment + by).time === wall(zone, moment).time),
  )

describe.each([
  ['Europe/Berlin', '2026-03-27'],
  ['Europe/Berlin', '2026-10-23'],
  ['America/New_York', '2026-03-06'],
  ['America/New_York', '2026-10-30'],
  ['Australia/Lord_Howe', '2026-04-03'],
  ['America/Havana', '2026-03-06'],
  ['Africa/Cairo', '2026-04-22'],
  ['Asia/Kathmandu', '2026-05-01'],
])('around a change of the clocks in %s, from %s', (zone, first) => {
  const start = Date.parse(`${first}T00:00Z`)
  const random = randomFrom(start / 1_000 + zone.length)

  it.each(Array.from({ length: 3 }, (_, n) => n))(
    'people are available exactly according to the local time, until the predicted moment (%i)',
    () => {
      const hours = randomHours(random, zone)
      const presence = (moment: number) =>
        presenceAt({ openingHours: hours, awayUntil: null }, new Date(moment))
      for (let moment = start; moment < start + 4 * DAY_MS; moment += STEP_MS) {
        const { here, until } = presence(moment)
        if (!isRepeated(zone, moment)) {
          expect([new Date(moment), here]).toEqual([
            new Date(moment),
            isOpenOnTheWall(hours, moment),
          ])
        }
        if (!until) continue
        expect(+until).toBeGreaterThan(moment)
        expect(presence(+until - 1).here).toBe(here)
        expect(presence(+until).here).toBe(!here)
      }
    },
  )
})
