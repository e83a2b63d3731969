import { describe, expect, it } from 'vitest'
import { listen } from './listen.ts'
import type { ListeningContext } from './types.ts'

const ITALIAN: ListeningContext = { languages: ['it'], before: null }
const GERMAN: ListeningContext = { languages: ['de'], before: null }

describe('a message', () => {
  it('has the language in which it is written, whatever the language of the site', () => {
    expect(listen('Perché siete chiusi oggi?', GERMAN).language).toBe('it')
    expect(listen('habt ihr sonntags auf', ITALIAN).language).toBe('de')
    expect(listen('Czy macie parking dla samochodów?', ITALIAN).language).toBe('pl')
  })

  it('has the language of its greeting, on a site in any language', () => {
    expect(listen('Hello?', ITALIAN).language).toBe('en')
    expect(listen('Ciao!', GERMAN).language).toBe('it')
    expect(listen('hola', { languages: ['en'], before: null }).language).toBe('es')
  })

  it('keeps the language of the conversation if it is one international word', () => {
    expect(listen('wifi?', { ...GERMAN, before: 'fr' }).language).toBe('fr')
    expect(listen('wifi?', ITALIAN).language).toBe('it')
  })

  it('has a kind of question, even if every question word is misspelt', () => {
    expect(listen('bis wan kan man komen', GERMAN).kind).toBe('hours')
    expect(listen('telefonnumer', GERMAN).kind).toBe('phone')
  })

  it('is understood by its question, not by the story around it', () => {
    const text = 'Hallo, wir kommen am Samstag mit zwei Kindern. Was kostet der Eintritt?'
    expect(listen(text, GERMAN).kind).toBe('price')
  })

  it('names a day in its own language, in the time zone of the visitor', async () => {
    const clock = { now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Berlin' }
    const heard = listen('Können wir am Dienstag um 15 Uhr vorbeikommen?', ITALIAN)
    expect(await heard.day(clock)).toMatchObject({
      startsAt: new Date('2026-11-24T14:00:00Z'),
      allDay: false,
    })
    expect(await listen('Was kostet das?', ITALIAN).day(clock)).toBeNull()
  })

  it('may be empty', () => {
    expect(listen('', GERMAN)).toMatchObject({ kind: 'other', wantsPerson: false, isUrgent: false })
  })

  it('may have any length', () => {
    const text = `${'a'.repeat(100_000)} ${'was kostet das? '.repeat(20_000)}`
    expect(listen(text, GERMAN).kind).toBe('price')
  })
})
