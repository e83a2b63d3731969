import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { holidayIn } from './holiday.ts'

const TODAY = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['en', 'are you open on Christmas Day?', '2026-12-25'],
  ['en', 'open boxing day?', '2026-12-26'],
  ['en', 'xmas hours', '2026-12-25'],
  ['de', 'Haben Sie an Heiligabend auf?', '2026-12-24'],
  ['es', '¿Abren el día de Navidad?', '2026-12-25'],
  ['de', 'Ist Pfingstmontag offen?', '2027-05-17'],
  ['en', 'open Labor Day?', '2027-09-06'],
  ['en', 'are you open on Thanksgiving', '2027-11-25'],
  ['fr', 'vous êtes ouverts le lundi de Pâques ?', '2027-03-29'],
  ['it', 'siete aperti a Ferragosto?', '2027-08-15'],
  ['pt', 'abrem na véspera de Natal?', '2026-12-24'],
  ['nl', 'zijn jullie tweede kerstdag open', '2026-12-26'],
  ['en', 'memorial day', '2027-05-31'],
  ['en', 'are you open on Friday?', undefined],
  ['en', 'is Noel in today', undefined],
])('in %s “%s” names %s', (language, text, date) => {
  expect(holidayIn(text, language, TODAY)?.date.toString()).toBe(date)
})
