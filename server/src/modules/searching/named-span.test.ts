import { expect, it } from 'vitest'
import { namedSpan } from './named-span.ts'
import { searchLanguages } from './time-words.ts'

/** 2026-11-22 is a Sunday. */
const now = new Date('2026-11-22T12:00:00Z')

async function read(search: string, timeZone = 'UTC', accepted = 'en') {
  const span = await namedSpan(search, { now, timeZone, languages: searchLanguages(accepted) })
  return span && [span.words, span.since.toISOString(), span.until.toISOString()]
}
const days = (since: string, until: string, words = '') => [
  words,
  `${since}T00:00:00.000Z`,
  `${until}T00:00:00.000Z`,
]

it.each([
  ['yesterday', days('2026-11-21', '2026-11-22')],
  ['last week', days('2026-11-09', '2026-11-16')],
  ['this week', days('2026-11-16', '2026-11-23')],
  ['last month', days('2026-10-01', '2026-11-01')],
  ['in June', days('2026-06-01', '2026-07-01')],
  ['in December', days('2025-12-01', '2026-01-01')],
  ['June 2025', days('2025-06-01', '2025-07-01')],
  ['on Friday', days('2026-11-20', '2026-11-21')],
  ['on Monday', days('2026-11-16', '2026-11-17')],
  ['June 3', days('2026-06-03', '2026-06-04')],
  ['from June 1 to June 5', days('2026-06-01', '2026-06-06')],
  ['2026-11-03', days('2026-11-03', '2026-11-04')],
  ['last year', days('2025-01-01', '2026-01-01')],
  ['refund last week', days('2026-11-09', '2026-11-16', 'refund')],
  ['the gondola in June', days('2026-06-01', '2026-07-01', 'the gondola')],
])('%s is a period to search in', async (search, expected) => {
  expect(await read(search)).toEqual(expected)
})

const LAST_WEEK = ['2026-11-09', '2026-11-16'] as const
const YESTERDAY = ['2026-11-21', '2026-11-22'] as const
const JUNE_3 = ['2026-06-03', '2026-06-04'] as const

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'Rückgabe letzte Woche', days(...LAST_WEEK, 'Rückgabe')],
  ['de', 'gestern', days(...YESTERDAY)],
  ['de', 'am Freitag', days('2026-11-20', '2026-11-21')],
  ['fr', 'la semaine dernière', days(...LAST_WEEK)],
  ['fr', 'avant-hier', days('2026-11-20', '2026-11-21')],
  ['fr', 'le 3 juin', days(...JUNE_3)],
  ['es', 'la semana pasada', days(...LAST_WEEK)],
  ['es', 'el mes pasado', days('2026-10-01', '2026-11-01')],
  ['es', 'en junio', days('2026-06-01', '2026-07-01')],
  ['it', 'la settimana scorsa', days(...LAST_WEEK)],
  ['it', 'ieri', days(...YESTERDAY)],
  ['pt', 'na semana passada', days(...LAST_WEEK)],
  ['pt', '3 de junho', days(...JUNE_3)],
  ['nl', 'vorige week', days(...LAST_WEEK)],
  ['nl', 'gisteren', days(...YESTERDAY)],
  ['ja,nl', 'last week', days(...LAST_WEEK)],
])('with a browser in %s, “%s” is searched as a period', async (accepted, search, expected) => {
  expect(await read(search, 'UTC', accepted)).toEqual(expected)
})

it('a word that names a day only in another language is searched as a word', async () => {
  expect(await read('hier', 'UTC', 'de')).toBeNull()
})

it('a span without an end, in another language, ends now', async () => {
  const since = ['', '2026-11-16T00:00:00.000Z', now.toISOString()]
  expect(await read('seit Montag', 'UTC', 'de')).toEqual(since)
  expect(await read('depuis lundi', 'UTC', 'fr')).toEqual(since)
  expect(await read('die letzten 3 Tage', 'UTC', 'de')).toEqual([
    '',
    '2026-11-19T00:00:00.000Z',
    now.toISOString(),
  ])
})

it('a span without an end ends now', async () => {
  for (const search of ['last 3 days', 'since Thursday'])
    expect(await read(search)).toEqual(['', '2026-11-19T00:00:00.000Z', now.toISOString()])
  expect(await read('since Monday')).toEqual(['', '2026-11-16T00:00:00.000Z', now.toISOString()])
})

it.each([
  'June',
  'may',
  'Sat',
  'next week',
  'tomorrow',
  '3pm',
  '3/4',
  'Visitor 3FEB',
  'Visitor FEB1',
  '2025',
  '+1202555',
  'now',
  '',
])('%j is not a period, and is searched as words', async (search) => {
  expect(await read(search)).toBeNull()
})

it('days begin at midnight in the time zone of the person who searches', async () => {
  expect(await read('yesterday', 'America/New_York')).toEqual([
    '',
    '2026-11-21T05:00:00.000Z',
    '2026-11-22T05:00:00.000Z',
  ])
})
