import { describe, expect, it } from 'vitest'
import type { Hours } from '../../../ports/reader/fact.ts'
import type { AskedDay } from './asked-day.ts'
import { hoursOn, type HoursFact, isOver, saySoon } from './opening-hours.ts'
import { writtenIn } from '../../../wording/index.ts'

const hours = (text: string, value: Partial<Hours>): HoursFact => ({
  id: text,
  itemId: 'item',
  pageId: 'page',
  position: 0,
  isCorrected: false,
  url: null,
  title: '',
  itemTitle: '',
  language: 'en',
  kind: 'hours',
  role: null,
  label: '',
  text,
  heading: '',
  pageNumber: null,
  value: { days: [], spans: [], season: null, date: null, ...value },
})

const morning = { opens: '09:00', closes: '12:00' }
const evening = { opens: '17:00', closes: '22:00' }
const on = (date: string, ahead = 3): AskedDay => ({
  date,
  weekday: (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7,
  ahead,
})
const textsOn = (facts: HoursFact[], date: string) =>
  hoursOn(facts, on(date)).map(({ text }) => text)

describe('the hours of a day', () => {
  it('are those of its date, else of its season, else of its weekday', () => {
    const facts = [
      hours('Mon–Sun 9–12', { days: [0, 1, 2, 3, 4, 5, 6], spans: [morning] }),
      hours('Winter: Mon 17–22', {
        days: [0],
        spans: [evening],
        season: { from: '11-01', to: '03-31' },
      }),
      hours('24 December closed', { date: '12-24' }),
    ]
    expect(textsOn(facts, '2026-06-01')).toEqual(['Mon–Sun 9–12'])
    expect(textsOn(facts, '2026-12-07')).toEqual(['Winter: Mon 17–22'])
    expect(textsOn(facts, '2026-12-24')).toEqual(['24 December closed'])
  })

  it('are told for today and tomorrow, in the given language', () => {
    const open = [hours('Mo', { spans: [morning, evening] })]
    const closed = [hours('Ruhetag', {})]
    expect(saySoon(open, on('2026-11-23', 0), writtenIn('de').facts)).toBe(
      'Heute: 09:00–12:00, 17:00–22:00',
    )
    expect(saySoon(closed, on('2026-11-24', 1), writtenIn('it').facts)).toBe('Domani: chiuso')
    expect(saySoon(open, on('2026-11-26', 3), writtenIn('it').facts)).toBeNull()
  })

  it('are not told if two pages contradict each other', () => {
    const facts = [hours('A', { spans: [morning] }), hours('B', { spans: [evening] })]
    expect(saySoon(facts, on('2026-11-23', 0), writtenIn('en').facts)).toBeNull()
  })
})

it('hours of a single day are over after it; those of every year or week never are', () => {
  const now = new Date('2026-11-25T10:00:00Z')
  const isPast = (date: string | null) => isOver(hours('closed', { date }), now)
  expect([isPast('2020-05-22'), isPast('2026-11-23')]).toEqual([true, true])
  expect([isPast('2026-11-24'), isPast('2026-12-24')]).toEqual([false, false])
  expect([isPast('05-22'), isPast(null)]).toEqual([false, false])
})
