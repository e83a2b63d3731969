import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { daysMeant } from './days-meant.ts'

/** A Tuesday. */
const TODAY = Temporal.PlainDate.from('2026-12-01')

it.each([
  ['en', 'an appointment next week please', '2026-12-07/2026-12-13'],
  ['de', 'ich bräuchte einen Termin nächste Woche', '2026-12-07/2026-12-13'],
  ['fr', 'un rendez-vous la semaine prochaine', '2026-12-07/2026-12-13'],
  ['es', 'una cita para la semana que viene', '2026-12-07/2026-12-13'],
  ['it', 'un appuntamento la prossima settimana', '2026-12-07/2026-12-13'],
  ['pt', 'uma consulta na próxima semana', '2026-12-07/2026-12-13'],
  ['nl', 'een afspraak volgende week', '2026-12-07/2026-12-13'],
  ['en', 'something in January', '2027-01-01/2027-01-31'],
])('a week or a month is named in %s: %s', (language, text, expected) => {
  const { from, to } = daysMeant(text, language, TODAY)!
  expect(`${from}/${to}`).toBe(expected)
})

it('nothing else names one', () => {
  expect(daysMeant('may I book an appointment?', 'en', TODAY)).toBeNull()
})
