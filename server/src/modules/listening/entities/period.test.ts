import { expect, it } from 'vitest'
import { periodIn } from './period.ts'

const TODAY = '2026-11-30'

it.each([
  ['de', 'Habt ihr im August 2027 Urlaub?', '2027-08-01', '2027-08-31'],
  ['fr', 'Vous êtes ouverts en août ?', '2027-08-01', '2027-08-31'],
  ['it', 'Siete aperti a febbraio?', '2027-02-01', '2027-02-28'],
  ['en', 'Are you open in December?', '2026-12-01', '2026-12-31'],
  ['en', 'Are you closed in May?', '2027-05-01', '2027-05-31'],
  ['de', 'Habt ihr zwischen Weihnachten und Neujahr offen?', '2026-12-25', '2027-01-01'],
  ['de', 'habt ihr zwischen den Jahren auf', '2026-12-24', '2027-01-01'],
  ['nl', 'Zijn jullie open in de kerstvakantie?', '2026-12-24', '2027-01-06'],
])('%s: “%s” asks about %s to %s', (language, text, from, to) => {
  expect(periodIn(text, language, TODAY)).toMatchObject({ from, to })
})

it.each([
  ['en', 'May I come tomorrow?'],
  ['en', 'Are you open on 20 August?'],
  ['de', 'Habt ihr an Weihnachten offen?'],
  ['de', 'Wann habt ihr offen?'],
])('%s: “%s” asks about no period', (language, text) => {
  expect(periodIn(text, language, TODAY)).toBeNull()
})

it('in the first days of January the Christmas holidays are those that have begun', () => {
  const found = periodIn('Are you open in the Christmas holidays?', 'en', '2027-01-03')
  expect(found).toEqual({
    from: '2026-12-24',
    to: '2027-01-06',
    name: 'Christmas holidays',
    isHolidays: true,
  })
})
