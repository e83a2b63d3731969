import { describe, expect, it } from 'vitest'
import { namedTime } from './day.ts'

/** A Saturday, three in the afternoon in New York. */
const now = new Date('2026-11-21T20:00:00Z')

const read = async (text: string, language = 'en', timeZone = 'America/New_York') => {
  const time = await namedTime(text, { now, timeZone, language })
  if (!time) return null
  const wall = time.startsAt.toLocaleString('sv-SE', {
    timeZone,
    timeStyle: 'short',
    dateStyle: 'short',
  })
  return time.allDay ? wall.slice(0, 10) : wall
}

describe('the time a customer names', () => {
  it.each([
    ['Tuesday at 3', '2026-11-24 15:00'],
    ['Can I book an appointment on Tuesday at 9?', '2026-11-24 09:00'],
    ['how about tuesday at 3pm?', '2026-11-24 15:00'],
    ['Tuesday at three', '2026-11-24 15:00'],
    ["three o'clock on Tuesday", '2026-11-24 15:00'],
    ['half past two on Wednesday', '2026-11-25 14:30'],
    ['Wednesday at a quarter to one', '2026-11-25 12:45'],
    ['tuesday around 3', '2026-11-24 15:00'],
    ['Tuesday the 24th at 3', '2026-11-24 15:00'],
    ['December 4th at noon', '2026-12-04 12:00'],
    ['tomorrow', '2026-11-22'],
    ['Monday morning', '2026-11-23'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))

  it.each([
    ['es', 'el martes a las 3', '2026-11-24 15:00'],
    ['es', 'el miércoles a las dos y media', '2026-11-25 14:30'],
    ['es', 'el martes a las 8 de la tarde', '2026-11-24 20:00'],
    ['es', 'mañana a las 10 de la mañana', '2026-11-22 10:00'],
    ['fr', 'mardi à 15h', '2026-11-24 15:00'],
    ['de', 'am Dienstag um 10 Uhr', '2026-11-24 10:00'],
    ['it', 'martedì alle 15', '2026-11-24 15:00'],
    ['pt', 'terça-feira', '2026-11-24'],
    ['nl', 'dinsdag om 3 uur', '2026-11-24 15:00'],
  ])('in %s: %s', async (language, text, expected) =>
    expect(await read(text, language)).toBe(expected),
  )

  it.each([
    'as soon as possible',
    'in five minutes',
    'next week',
    'I have 2 bikes',
    'yesterday at 3',
  ])('is not in "%s"', async (text) => expect(await read(text)).toBeNull())

  it('is read on the clock of its zone, where it may be another day already', async () => {
    expect(await read('tomorrow at 10', 'en', 'Asia/Tokyo')).toBe('2026-11-23 10:00')
  })

  it('survives the change of clocks', async () => {
    const time = await namedTime('March 14 2027 at 10', {
      now,
      timeZone: 'America/New_York',
      language: 'en',
    })
    expect(time?.startsAt.toISOString()).toBe('2027-03-14T14:00:00.000Z')
  })

  it('is not looked for beyond the length of what people say', async () => {
    expect(await read(`${'and so on '.repeat(60)} Tuesday at 3`)).toBeNull()
  })
})
