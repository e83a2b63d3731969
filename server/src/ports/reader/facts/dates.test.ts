import { describe, expect, it } from 'vitest'
import type { DateFact } from '../fact.ts'
import { factsIn } from '../../../test/facts.ts'

const show = ({ label, value: { from, to } }: DateFact) => `${label}: ${from}${to ? `..${to}` : ''}`
const dates = (text: string, language = 'en') => factsIn('date', text, language).map(show)

describe('dates', () => {
  it.each([
    ['en', 'Summer fair: 14 June 2026', 'Summer fair: 2026-06-14'],
    ['en', 'Festival, June 12–14, 2026', 'Festival: 2026-06-12..2026-06-14'],
    ['de', 'Anmeldeschluss: 31.01.2027', 'Anmeldeschluss: 2027-01-31'],
    ['de', 'Hafenfest 12.–14. Juni 2026', 'Hafenfest: 2026-06-12..2026-06-14'],
    ['fr', 'Inscriptions jusqu’au 20 septembre 2026', 'Inscriptions jusqu’au: 2026-09-20'],
    ['es', 'Fiesta mayor: 15 de agosto de 2026', 'Fiesta mayor: 2026-08-15'],
    ['it', 'Chiusura estiva 28 luglio – 3 agosto 2026', 'Chiusura estiva: 2026-07-28..2026-08-03'],
    ['pt', 'Concerto: 5 de março de 2026', 'Concerto: 2026-03-05'],
    ['nl', 'Open dag 3 mei 2026', 'Open dag: 2026-05-03'],
  ])('in %s are read from "%s"', (language, line, expected) => {
    expect(dates(line, language)).toContain(expected)
  })

  it('begin with the month if that is usual in the country', () => {
    const [date] = factsIn('date', 'Deadline: 03/04/2026', 'en', 'https://club.example.us/')
    expect(date?.value.from).toBe('2026-03-04')
    expect(dates('Deadline: 03/04/2026')).toEqual(['Deadline: 2026-04-03'])
  })

  it('are not the ends of sentences', () => {
    expect(dates('The value lies between 3.0 and 4.5. This is enough.', 'es')).toEqual([])
  })
})
