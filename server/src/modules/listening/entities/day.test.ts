import { describe, expect, it } from 'vitest'
import { type NamedTime, namedTime } from './day.ts'
import { missedDay } from './missed-day.ts'

/** Three in the afternoon of a Saturday in New York. */
const now = new Date('2026-11-21T20:00:00Z')

const read = async (
  text: string,
  language = 'en',
  timeZone = 'America/New_York',
  today = now,
  present?: Date,
) => {
  const time = await namedTime(text, { now: today, timeZone, language, present })
  return time && wallOf(time, timeZone)
}

function wallOf({ startsAt, allDay }: NamedTime, timeZone: string): string {
  const wall = startsAt.toLocaleString('sv-SE', {
    timeZone,
    timeStyle: 'short',
    dateStyle: 'short',
  })
  return allDay ? wall.slice(0, 10) : wall
}

describe('the time a customer names', () => {
  it.each([
    ['Are you open on 21 November?', 'en', 'America/New_York', '2026-11-21'],
    ['1/12/2027', 'en', 'America/New_York', '2027-01-12'],
    ['12/01/2027', 'en', 'Europe/London', '2027-01-12'],
    ['on Monday, December 14', 'en', 'Europe/London', '2026-12-14'],
    ['December 14', 'en', 'Europe/London', '2026-12-14'],
    ['I would like to come on 12.01.2027', 'en', 'Europe/London', '2027-01-12'],
    ['habt ihr am 24.12. offen', 'de', 'Europe/Berlin', '2026-12-24'],
    ['Am 3.2. bitte', 'de', 'Europe/Berlin', '2027-02-03'],
    ['Mittwoch, den 2.', 'de', 'Europe/Berlin', '2026-12-02'],
    ['mercoledì 2 dicembre', 'it', 'Europe/Rome', '2026-12-02'],
    ['el miércoles 2 a las diez', 'es', 'Europe/Madrid', '2026-11-25 10:00'],
  ])('“%s” in %s and %s is %s', async (text, language, timeZone, day) => {
    expect(await read(text, language, timeZone)).toBe(day)
  })

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
    ['Wednesday the 2nd at ten', '2026-12-02 10:00'],
    ['Wednesday the 30th', '2026-12-30'],
    ['Friday 27', '2026-11-27'],
    // Hours, and a number that is no date of a Friday.
    ['Wednesday at 2', '2026-11-25 14:00'],
    ['Wednesday, 16:00', '2026-11-25 16:00'],
    ['Friday for 18 people', '2026-11-27'],
    ['Monday morning', '2026-11-23'],
    ['Can I book an appointment on Christmas Eve at 10?', '2026-12-24 10:00'],
    ['on New Year’s Day', '2027-01-01'],
    ['Tuesday, December 8th, at a quarter past nine', '2026-12-08 09:15'],
    ['Monday the seventh of December at a quarter past nine', '2026-12-07 09:15'],
    // A day for a holiday, and one after a greeting.
    ['Table for the Christmas party on Friday', '2026-11-27'],
    ['Merry Christmas! Can I book Tuesday at 10?', '2026-11-24 10:00'],
    ['Happy New Year! Are you open on Good Friday?', '2027-03-26'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))

  it.each([
    ['es', 'el martes a las 3', '2026-11-24 15:00'],
    // "constructor" is a property of every JavaScript object, so looking it up in a plain table would find something.
    ['es', 'el martes a las 3 y constructor', '2026-11-24 15:00'],
    ['es', 'el miércoles a las dos y media', '2026-11-25 14:30'],
    ['es', 'el martes a las 8 de la tarde', '2026-11-24 20:00'],
    ['es', 'mañana a las 10 de la mañana', '2026-11-22 10:00'],
    ['es', 'el lunes por la mañana', '2026-11-23'],
    ['fr', 'mardi à 15h', '2026-11-24 15:00'],
    ['de', 'am Dienstag um 10 Uhr', '2026-11-24 10:00'],
    ['it', 'martedì alle 15', '2026-11-24 15:00'],
    ['pt', 'terça-feira', '2026-11-24'],
    ['nl', 'dinsdag om 3 uur', '2026-11-24 15:00'],
    ['en', 'next Tuesday at half three', '2026-11-24 15:30'],
    ['en', 'Tuesday at three thirty', '2026-11-24 15:30'],
    ['en', 'Tuesday at ten to three', '2026-11-24 14:50'],
    ['en', 'Tuesday at 7 in the morning', '2026-11-24 07:00'],
    ['en', 'Tuesday at 3 p.m.', '2026-11-24 15:00'],
    ['en', 'are you open on Tuesday from nine to five?', '2026-11-24'],
    ['de', 'übermorgen um halb drei', '2026-11-23 14:30'],
    ['de', 'am Dienstag um fünfzehn Uhr dreißig', '2026-11-24 15:30'],
    ['de', 'am Dienstag um viertel vor zehn', '2026-11-24 09:45'],
    ['de', 'am Dienstag um fünf vor halb drei', '2026-11-24 14:25'],
    ['de', 'am 1. Dezember um neun', '2026-12-01 09:00'],
    ['de', 'wir kommen zu zweit, am Dienstag', '2026-11-24'],
    ['es', 'el martes a las tres y media', '2026-11-24 15:30'],
    ['es', 'pasado mañana a las cuatro menos cuarto', '2026-11-23 15:45'],
    ['es', 'mañana por la mañana a las once', '2026-11-22 11:00'],
    ['fr', 'après-demain à trois heures et demie', '2026-11-23 15:30'],
    ['fr', 'mardi à 15 h 30', '2026-11-24 15:30'],
    ['fr', 'mardi à dix heures moins le quart', '2026-11-24 09:45'],
    ['fr', 'mardi à midi', '2026-11-24 12:00'],
    ['fr', 'mardi après-midi', '2026-11-24'],
    ['fr', 'dans deux semaines', '2026-12-05'],
    ['it', 'dopodomani alle quindici', '2026-11-23 15:00'],
    ['it', 'martedì alle tre e mezza', '2026-11-24 15:30'],
    ['pt', 'depois de amanhã às três da tarde', '2026-11-23 15:00'],
    ['pt', 'na próxima terça às 15h30', '2026-11-24 15:30'],
    ['pt', 'terça às três e meia', '2026-11-24 15:30'],
    ['nl', 'overmorgen om half drie', '2026-11-23 14:30'],
    ['nl', 'dinsdag om tien over drie', '2026-11-24 15:10'],
    ['de', 'Guten Morgen, am Montag, den 7. Dezember, um Viertel nach neun', '2026-12-07 09:15'],
    ['de', 'am siebten Dezember um neun', '2026-12-07 09:00'],
    ['de', 'Montag, der einundzwanzigste Dezember', '2026-12-21'],
    ['es', 'el lunes siete de diciembre a las diez y cuarto', '2026-12-07 10:15'],
    ['es', 'el treinta y uno de diciembre', '2026-12-31'],
    ['fr', 'lundi sept décembre à neuf heures et quart', '2026-12-07 09:15'],
    ['fr', 'le vingt et un décembre', '2026-12-21'],
    ['it', 'lunedì sette dicembre alle nove e un quarto', '2026-12-07 09:15'],
    ['pt', 'segunda-feira, sete de dezembro, às nove e quinze', '2026-12-07 09:15'],
    ['nl', 'Goede morgen, maandag zeven december om kwart over negen', '2026-12-07 09:15'],
  ])('in %s: %s', async (language, text, expected) =>
    expect(await read(text, language)).toBe(expected),
  )

  it.each([
    ['en', 'Tuesday week', '2026-12-01'],
    ['en', 'in a week on Tuesday at 3', '2026-12-01 15:00'],
    ['en', 'Tuesday in two weeks', '2026-12-08'],
    ['en', 'a week from Tuesday', '2026-12-01'],
    ['de', 'Dienstag in einer Woche', '2026-12-01'],
    ['de', 'in zwei Wochen am Montag um 10 Uhr', '2026-12-07 10:00'],
    ['de', 'am Dienstag in acht Tagen', '2026-12-01'],
    ['de', 'Dienstag in 14 Tagen', '2026-12-08'],
    ['fr', 'mardi en huit', '2026-12-01'],
    ['fr', 'dans une semaine, mardi à 15h', '2026-12-01 15:00'],
    ['es', 'el martes dentro de una semana', '2026-12-01'],
    ['it', 'martedì fra una settimana', '2026-12-01'],
    ['pt', 'terça-feira daqui a uma semana', '2026-12-01'],
    ['nl', 'over twee weken op dinsdag', '2026-12-08'],
    // Saturday is the end of its week.
    ['de', 'nächste Woche Dienstag', '2026-11-24'],
    ['de', 'nächste Woche Samstag', '2026-11-28'],
    ['fr', 'mardi de la semaine prochaine', '2026-11-24'],
    ['es', 'el martes de la semana que viene', '2026-11-24'],
  ])('weeks off in %s: %s', async (language, text, expected) =>
    expect(await read(text, language)).toBe(expected),
  )

  it.each([
    ['en', 'next week on Tuesday'],
    ['en', 'Tuesday next week'],
    ['de', 'nächste Woche Dienstag'],
    ['fr', 'la semaine prochaine mardi'],
    ['es', 'el martes de la próxima semana'],
    ['it', 'martedì della prossima settimana'],
    ['pt', 'na próxima semana, terça-feira'],
    ['nl', 'dinsdag volgende week'],
  ])('is in the week that follows, on a Monday in %s: %s', async (language, text) => {
    const monday = new Date('2026-11-23T20:00:00Z')
    expect(await read(text, language, 'America/New_York', monday)).toBe('2026-12-01')
  })

  it.each([
    'as soon as possible',
    'in five minutes',
    'next week',
    'I have 2 bikes',
    'yesterday at 3',
  ])('is not in "%s"', async (text) => expect(await read(text)).toBeNull())

  it.each([
    ['en', "I'd like an appointment before Christmas"],
    ['en', 'Happy New Year! Can I book an appointment?'],
    ['en', 'any time after Good Friday'],
    ['en', 'between Christmas and New Year'],
    ['de', 'einen Termin vor Weihnachten, bitte'],
    ['de', 'Frohe Weihnachten! Ich hätte gern einen Termin.'],
    ['es', 'una cita antes de Navidad'],
    ['fr', 'un rendez-vous après Noël'],
    ['it', 'un appuntamento entro Natale'],
    ['pt', 'uma consulta depois do Natal'],
    ['nl', 'een afspraak tot kerst'],
  ])('is no holiday that is a limit or a greeting in %s: %s', async (language, text) =>
    expect(await read(text, language)).toBeNull(),
  )

  it.each([
    ['en', 'Can I move it from Tuesday to Thursday at 10?', '2026-11-26 10:00'],
    ['en', 'from tuesday at 9 to thursday at 10', '2026-11-26 10:00'],
    ['en', 'Can I move my Tuesday appointment to Thursday?', '2026-11-26'],
    ['en', 'to Tuesday at 3', '2026-11-24 15:00'],
    ['de', 'vom Dienstag 9 Uhr auf Donnerstag 10 Uhr', '2026-11-26 10:00'],
    ['es', 'cambiar del martes al jueves a las 10', '2026-11-26 10:00'],
    ['fr', 'déplacer de mardi à jeudi à 10h', '2026-11-26 10:00'],
    ['it', 'spostare da martedì a giovedì alle 10', '2026-11-26 10:00'],
    ['pt', 'mudar de terça para quinta às 10', '2026-11-26 10:00'],
    ['nl', 'van dinsdag tot donderdag', '2026-11-26'],
  ])(
    'is not the present one, on Tuesday, beside another in %s: %s',
    async (code, text, expected) => {
      expect(
        await read(text, code, 'America/New_York', now, new Date('2026-12-01T17:00:00Z')),
      ).toBe(expected)
    },
  )

  it.each([
    ['es', 'María José Fernández Núñez'],
    ['es', 'Sábato, Ernesto'],
    ['de', 'am 30.2. bitte'],
  ])('is not in “%s: %s”', async (language, text) => expect(await read(text, language)).toBeNull())

  it.each([
    ['en', 'I want to book a cleaning on February 30th.', 'never'],
    ['en', 'Then on December 32nd.', 'never'],
    ['en', 'on the 31st of April', 'never'],
    ['de', 'am dreißigsten Februar', 'never'],
    ['es', 'el 31 de abril', 'never'],
    ['fr', 'le 30 février', 'never'],
    ['it', 'il 31 novembre', 'never'],
    ['pt', 'no dia 31 de junho', 'never'],
    ['nl', 'op 30 februari', 'never'],
    ['en', 'Last Monday at 9?', 'over'],
    ['de', 'Letzten Montag um neun?', 'over'],
    ['es', '¿El lunes pasado a las nueve?', 'over'],
    ['fr', 'Lundi dernier à neuf heures ?', 'over'],
    ['it', 'Lunedì scorso alle nove?', 'over'],
    ['pt', 'Segunda-feira passada às nove?', 'over'],
    ['nl', 'Vorige maandag om negen uur?', 'over'],
    ['en', "It's been hurting since last Monday", null],
    ['en', 'I called yesterday and need an appointment', null],
  ])('never comes in %s: %s', async (language, text, why) => {
    const asked = { now, timeZone: 'America/New_York', language }
    expect(await namedTime(text, asked)).toBeNull()
    expect(await missedDay(text, asked)).toBe(why)
  })

  it.each([
    ['en', "Wednesday doesn't work for me. Can we do Thursday at 10?", '2026-11-26 10:00'],
    ['en', 'Wednesday I have to work, Thursday at ten is better.', '2026-11-26 10:00'],
    ['en', 'Thursday at ten, not Wednesday', '2026-11-26 10:00'],
    ['en', "Thursday at ten, Wednesday at nine isn't possible", '2026-11-26 10:00'],
    ['en', "Wednesday doesn't work can we do Thursday at ten", '2026-11-26 10:00'],
    ['en', "Wednesday isn't a problem", '2026-11-25'],
    ['en', "Can't we do Wednesday at ten?", '2026-11-25 10:00'],
    ['en', 'Not Thursday morning, but Thursday afternoon', '2026-11-26'],
    ['de', 'Ach nein, Mittwoch geht doch nicht. Lieber Donnerstag um zehn.', '2026-11-26 10:00'],
    ['de', 'Nicht Mittwoch, lieber am Donnerstag um zehn.', '2026-11-26 10:00'],
    ['de', 'Am Mittwoch muss ich arbeiten, am Donnerstag könnte ich.', '2026-11-26'],
    ['es', 'El miércoles no puedo, mejor el jueves a las diez.', '2026-11-26 10:00'],
    ['es', 'No el miércoles, sino el jueves', '2026-11-26'],
    ['fr', 'Mercredi je ne peux pas, plutôt jeudi à dix heures.', '2026-11-26 10:00'],
    ['fr', 'Mercredi je travaille, plutôt jeudi à dix heures.', '2026-11-26 10:00'],
    ['it', 'Mercoledì non posso, meglio giovedì alle dieci.', '2026-11-26 10:00'],
    ['pt', 'Na quarta não posso, melhor na quinta às dez.', '2026-11-26 10:00'],
    ['nl', 'Woensdag kan ik niet, liever donderdag om tien uur.', '2026-11-26 10:00'],
    ['nl', 'Woensdag moet ik werken, liever donderdag om tien uur.', '2026-11-26 10:00'],
  ])('is the one that suits in %s: %s', async (language, text, expected) => {
    const asked = { now, timeZone: 'America/New_York', isWish: true, language }
    const time = await namedTime(text, asked)
    expect(time?.wish?.denied).toEqual([])
    expect(wallOf(time!, asked.timeZone)).toBe(expected)
  })

  it.each([
    ['en', "Monday and Tuesday don't work for me", ['2026-11-23', '2026-11-24']],
    ['en', "but not tomorrow, tomorrow I'm away.", ['2026-11-22', '2026-11-22']],
    ['de', 'Am Dienstag habe ich keine Zeit', ['2026-11-24']],
    ['es', 'El martes no puedo', ['2026-11-24']],
    ['fr', 'Pas mardi', ['2026-11-24']],
    ['it', 'Martedì non va bene', ['2026-11-24']],
    ['pt', 'Na terça não dá', ['2026-11-24']],
    ['nl', 'Niet op dinsdag', ['2026-11-24']],
  ])('is known not to suit where no other is named in %s: %s', async (language, text, days) => {
    const time = await namedTime(text, { now, timeZone: 'UTC', isWish: true, language })
    expect(time?.wish?.denied.map((day) => day.toISOString().slice(0, 10))).toEqual(days)
  })

  it('is read in its time zone, in which it may be another day already', async () => {
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

  it('is not searched for in the rest of a very long text', async () => {
    expect(await read(`${'and so on '.repeat(60)} Tuesday at 3`)).toBeNull()
  })
})

it.each([
  ['Wednesday at ten', 'en', '2026-12-02 10:00'],
  ['Saturday is better', 'en', '2026-12-05'],
  ['lieber Freitag', 'de', '2026-12-04'],
  ['mejor el lunes', 'es', '2026-11-30'],
  // A day that is told from today is not moved.
  ['this Wednesday at ten', 'en', '2026-11-25 10:00'],
  ['diesen Mittwoch um zehn', 'de', '2026-11-25 10:00'],
  ['tomorrow', 'en', '2026-11-22'],
  ['Wednesday the 25th', 'en', '2026-11-25'],
  ['Tuesday week', 'en', '2026-12-01'],
])(
  'after times of the week of Monday, November 30th, “%s” in %s is %s',
  async (text, language, day) => {
    const timeZone = 'America/New_York'
    const spokenOf = new Date('2026-12-01T15:00:00Z')
    const time = await namedTime(text, { now, timeZone, language, spokenOf })
    expect(time && wallOf(time, timeZone)).toBe(day)
  },
)
