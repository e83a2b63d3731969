import { describe, expect, it } from 'vitest'
import type { HoursFact } from '../fact.ts'
import { factsIn, factsOn } from '../../../test/facts.ts'

const NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const show = ({ value: { days, spans, season, date } }: HoursFact) =>
  [
    season && `${season.from}..${season.to}`,
    date,
    days.map((day) => NAMES[day]).join(','),
    spans.map(({ opens, closes }) => `${opens}-${closes ?? ''}`).join(' ') || 'closed',
  ]
    .filter(Boolean)
    .join(' ')
const hours = (text: string, language = 'en') => factsIn('hours', text, language).map(show)
const WEEK = 'Mo,Tu,We,Th,Fr'

describe('opening hours', () => {
  it.each([
    ['en', 'Monday to Friday: 8 am - 6 pm', [`${WEEK} 08:00-18:00`]],
    ['en', 'Mon-Thu 9-5, Fri 9-1', ['Mo,Tu,We,Th 09:00-17:00', 'Fr 09:00-13:00']],
    ['en', 'We are closed on Sundays', ['Su closed']],
    ['en', 'Open 10am to 4pm Saturday and Sunday', ['Sa,Su 10:00-16:00']],
    ['de', 'Mo–Fr 9–12 / 14–18 Uhr', [`${WEEK} 09:00-12:00 14:00-18:00`]],
    ['de', 'Mo. - Do. 8.00 - 12.30 und 13.30 - 17.00 Uhr', ['Mo,Tu,We,Th 08:00-12:30 13:30-17:00']],
    ['de', 'Ruhetag: Dienstag', ['Tu closed']],
    ['de', 'täglich ab 17 Uhr', ['Mo,Tu,We,Th,Fr,Sa,Su 17:00-']],
    ['de', 'Sonn- und Feiertage: 10–16 Uhr', ['Su 10:00-16:00']],
    ['fr', 'lun-ven 9h-12h30', [`${WEEK} 09:00-12:30`]],
    ['fr', 'Du mardi au samedi de 9h à 19h', ['Tu,We,Th,Fr,Sa 09:00-19:00']],
    ['fr', 'Fermé le dimanche et le lundi', ['Mo,Su closed']],
    ['es', 'L-V 9:00-14:00 y 16:00-20:00', [`${WEEK} 09:00-14:00 16:00-20:00`]],
    ['es', 'Lunes a sábados de 10 a 14 h', ['Mo,Tu,We,Th,Fr,Sa 10:00-14:00']],
    ['it', 'Dal lunedì al venerdì dalle 8:30 alle 12:30', [`${WEEK} 08:30-12:30`]],
    ['it', 'Domenica chiuso', ['Su closed']],
    ['pt', 'Segunda a sexta das 9h às 18h', [`${WEEK} 09:00-18:00`]],
    ['pt', '2ª a 6ª: 9h00 - 13h00', [`${WEEK} 09:00-13:00`]],
    ['nl', 'Maandag t/m vrijdag 9.00 - 17.30 uur', [`${WEEK} 09:00-17:30`]],
    ['nl', 'zondag gesloten', ['Su closed']],
    ['es', 'Lun a Jue: 12:00 m. – 10:30 p.m.', ['Mo,Tu,We,Th 12:00-22:30']],
    ['en', 'Open 24/7', ['Mo,Tu,We,Th,Fr,Sa,Su 00:00-24:00']],
  ])('in %s are read from "%s"', (language, line, expected) => {
    expect(hours(line, language)).toEqual(expected)
  })

  it.each([
    [
      'en',
      'Opening hours Fri 25 – Mon 28 December: closed',
      ['12-25..12-28 Mo,Tu,We,Th,Fr,Sa,Su closed'],
    ],
    [
      'en',
      'Opening hours 29 – 30 December: 9.00am – 5.00pm',
      ['12-29..12-30 Mo,Tu,We,Th,Fr,Sa,Su 09:00-17:00'],
    ],
    [
      'de',
      'Betriebsurlaub: 24.12.2026 – 06.01.2027, 16.08. – 27.08.2027',
      [
        '2026-12-24..2027-01-06 Mo,Tu,We,Th,Fr,Sa,Su closed',
        '2027-08-16..2027-08-27 Mo,Tu,We,Th,Fr,Sa,Su closed',
      ],
    ],
  ])('in %s count for the days of "%s"', (language, line, expected) => {
    expect(hours(line, language)).toEqual(expected)
  })

  it.each([
    ['en', 'Monday to Friday from 10 in the morning until 6 in the evening', ['10:00-18:00']],
    ['en', 'Mon-Fri from 10 in the morning until 6', ['10:00-18:00']],
    ['en', 'Mon-Fri from nine in the morning to five', ['09:00-17:00']],
    ['en', 'Mon-Fri 10 till late', ['10:00-']],
    ['en', 'Mon-Fri 5 till late', ['17:00-']],
    ['en', 'Mon-Fri noon to 8', ['12:00-20:00']],
    ['en', 'Mon-Fri noon to eight', ['12:00-20:00']],
    ['en', 'Mon-Fri 1pm to 5', ['13:00-17:00']],
    ['en', 'Mon-Fri half past nine to five', ['09:30-17:00']],
    ['en', "Mon-Fri nine o'clock until quarter to six", ['09:00-17:45']],
    ['de', 'Mo-Fr von 9 Uhr morgens bis 6 Uhr abends', ['09:00-18:00']],
    ['de', 'Mo-Fr von halb zehn bis fünf Uhr', ['09:30-17:00']],
    ['fr', 'du lundi au vendredi de 9 h du matin à 6 h du soir', ['09:00-18:00']],
    ['fr', "lun-ven de neuf heures et demie à six heures de l'après-midi", ['09:30-18:00']],
    ['es', 'Lunes a viernes de 10 de la mañana a 6 de la tarde', ['10:00-18:00']],
    ['es', 'Lunes a viernes de nueve y media a cinco', ['09:30-17:00']],
    ['it', 'lun-ven dalle 9 di mattina alle 6 di sera', ['09:00-18:00']],
    ['pt', 'Segunda a sexta das 9 da manhã às 6 da tarde', ['09:00-18:00']],
    ['nl', "ma t/m vr van 9 uur 's ochtends tot 6 uur 's avonds", ['09:00-18:00']],
    ['nl', 'ma t/m vr van half tien tot vijf uur', ['09:30-17:00']],
  ])('are written in %s as they are said: "%s"', (language, line, times) => {
    expect(hours(line, language)).toEqual(times.map((span) => `${WEEK} ${span}`))
  })

  it.each([
    ['en', 'On Monday we have two to three workshops for seven people'],
    ['en', 'Saturday 8 till late'],
    ['de', 'Montag: ein Kurs für zwei bis drei Personen'],
  ])('are not read in %s from "%s"', (language, line) => {
    expect(hours(line, language)).toEqual([])
  })

  it.each([
    ['en', 'Mon-Fri 9a-5p', [`${WEEK} 09:00-17:00`]],
    ['en', 'M-F: 8:00-5:00', [`${WEEK} 08:00-17:00`]],
    ['en', 'Open 7 days 11am–late', ['Mo,Tu,We,Th,Fr,Sa,Su 11:00-']],
    ['de', 'Mo-Fr 9-12 u. 14-18 Uhr', [`${WEEK} 09:00-12:00 14:00-18:00`]],
    ['it', 'lun-ven 8.30/12.30 15.30/19.30', [`${WEEK} 08:30-12:30 15:30-19:30`]],
    ['es', 'de lunes a viernes, de 9 a 2 y de 5 a 8', [`${WEEK} 09:00-14:00 17:00-20:00`]],
    ['nl', 'ma t/m vr 9.00-17.30 uur, za 10-17', [`${WEEK} 09:00-17:30`, 'Sa 10:00-17:00']],
    ['de', 'werktags 8.00 - 18.30 Uhr, Sa bis 13 Uhr', [`${WEEK} 08:00-18:30`, 'Sa 08:00-13:00']],
  ])('are written shortly in %s: "%s"', (language, line, expected) => {
    expect(hours(line, language)).toEqual(expected)
  })

  it.each([
    ['en', 'Daily 7am-3pm except Wednesdays', 'Mo,Tu,Th,Fr,Sa,Su 07:00-15:00'],
    ['de', 'Täglich außer an Feiertagen und Montag 11 bis 22 Uhr', 'Tu,We,Th,Fr,Sa,Su 11:00-22:00'],
  ])('leave out the days that are excepted in %s: "%s"', (language, line, expected) => {
    expect(hours(line, language)).toEqual([expected])
  })

  it('follow each other on one line', () => {
    expect(hours('Seg - Sáb: 12h - 22h Domingo: 12h - 20h', 'pt')).toEqual([
      'Mo,Tu,We,Th,Fr,Sa 12:00-22:00',
      'Su 12:00-20:00',
    ])
  })

  it('may be below their days', () => {
    expect(hours('Montag – Freitag\n9:00 – 18:00 Uhr\nSamstag\n10:00 – 14:00 Uhr', 'de')).toEqual([
      `${WEEK} 09:00-18:00`,
      'Sa 10:00-14:00',
    ])
  })

  it('may be in a table with days as rows or as columns', () => {
    const rows = `<table><tr><td>Monday</td><td>9–12</td></tr><tr><td>Tuesday</td><td>closed</td></tr></table>`
    expect(factsOn('hours', rows).map(show)).toEqual(['Mo 09:00-12:00', 'Tu closed'])
    const columns = `<table><tr><td>Mo</td><td>Di</td><td>Mi</td></tr><tr><td>8–12 Uhr</td><td>14–18 Uhr</td><td>geschlossen</td></tr></table>`
    expect(factsOn('hours', columns, { language: 'de' }).map(show)).toEqual([
      'Mo 08:00-12:00',
      'Tu 14:00-18:00',
      'We closed',
    ])
  })

  it('may have a column each for opening and closing', () => {
    const table = `<table><tr><td>Monday - Thursday</td><td>09:00</td><td>17:30</td></tr>
      <tr><td>Friday</td><td>9 AM</td><td>4 PM</td></tr></table>`
    expect(factsOn('hours', table).map(show)).toEqual(['Mo,Tu,We,Th 09:00-17:30', 'Fr 09:00-16:00'])
  })

  it.each([
    ['9 AM - 5 PM', '9 AM - 1 PM', 'CLOSED', ['Mo 09:00-17:00', 'Tu 09:00-13:00', 'We closed']],
    ['9 AM - 5 PM', 'CLOSED', '10 AM - 7 PM', ['Mo 09:00-17:00', 'Tu closed', 'We 10:00-19:00']],
  ])('may stand in a column beside one of their days: %s, %s, %s', (first, second, third, read) => {
    const column = (...lines: string[]) =>
      `<div>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`
    const page = `<h2>Hours</h2>${column('MONDAY', 'TUESDAY', 'WEDNESDAY')}${column(first, second, third)}`
    expect(factsOn('hours', page).map(show)).toEqual(read)
  })

  it('every day leave out the days that are then said to be closed', () => {
    const said = 'Aperto tutti i giorni dalle 12 alle 15:00. Chiuso il mercoledì.'
    expect(hours(said, 'it')).toEqual(['Mo,Tu,Th,Fr,Sa,Su 12:00-15:00', 'We closed'])
  })

  it('of a dinner are in the evening, and 8–8 ends in it', () => {
    expect(hours('Dinner: Tue–Sat 5:30–10')).toEqual(['Tu,We,Th,Fr,Sa 17:30-22:00'])
    expect(hours('Mon–Fri 8–8')).toEqual([`${WEEK} 08:00-20:00`])
  })

  it('keep their days although “Fr.” also stands for francs', () => {
    const line = '<p>Di – Fr 11.30 – 14.00 und 17.30 – 22.00 Uhr</p>'
    expect(factsOn('hours', line, { language: 'de' }).map(show)).toEqual([
      'Tu,We,Th,Fr 11:30-14:00 17:30-22:00',
    ])
  })

  it('apply to their season', () => {
    expect(hours('April–Oktober: täglich 10–18 Uhr', 'de')).toEqual([
      '04-01..10-31 Mo,Tu,We,Th,Fr,Sa,Su 10:00-18:00',
    ])
    const below = '<h3>November to March</h3><p>Saturday 11am - 3pm</p>'
    expect(factsOn('hours', below).map(show)).toEqual(['11-01..03-31 Sa 11:00-15:00'])
  })

  it.each([
    ['en', 'We are closed from 24 December to 6 January.'],
    ['de', 'Zwischen dem 24. Dezember und dem 6. Januar machen wir Betriebsferien.'],
    ['de', 'Vom 24. Dezember bis zum 6. Januar bleibt unsere Werkstatt geschlossen.'],
    ['fr', 'Fermé du 24 décembre au 6 janvier'],
    ['it', 'Chiuso dal 24 dicembre al 6 gennaio'],
    ['es', 'Cerrado del 24 de diciembre al 6 de enero'],
    ['pt', 'Encerrado de 24 de dezembro a 6 de janeiro'],
    ['nl', 'Gesloten van 24 december tot en met 6 januari'],
  ])('are closed in a season of holidays: %s, %s', (language, sentence) => {
    const page = `<h2>Opening hours</h2><p>${sentence}</p>`
    expect(factsOn('hours', page, { language }).map(show)).toEqual([
      '12-24..01-06 Mo,Tu,We,Th,Fr,Sa,Su closed',
    ])
  })

  it('of a season in which something else is closed are not those of the business', () => {
    const page = '<h2>Our pool</h2><p>The slide is closed from 1 October to 30 April.</p>'
    expect(factsOn('hours', page).map(show)).toEqual([])
  })

  it('apply to each of several seasons', () => {
    expect(hours('Abril a junio, septiembre: sábados 10:00 - 17:00', 'es')).toEqual([
      '04-01..06-30 Sa 10:00-17:00',
      '09-01..09-30 Sa 10:00-17:00',
    ])
  })

  it('take their days from the line above, line by line', () => {
    expect(hours('tutti i giorni\nspiaggia: 7.30 - 19.30\nbar: 8.00 - 23.00', 'it')).toEqual([
      'Mo,Tu,We,Th,Fr,Sa,Su 07:30-19:30',
      'Mo,Tu,We,Th,Fr,Sa,Su 08:00-23:00',
    ])
  })

  it('are not invented if only the closing time is given', () => {
    expect(hours('Tue–Fri 9.30–18.00, late night Thursday until 20.00, Sat 9.00–16.00')).toEqual([
      'Tu,We,Th,Fr 09:30-18:00',
      'Sa 09:00-16:00',
    ])
  })

  it('are read on a page in another language', () => {
    expect(hours('Mo, Di, Do 14–18 Uhr', 'en')).toEqual(['Mo,Tu,Th 14:00-18:00'])
  })

  it('can apply to a single day', () => {
    expect(hours('24.12. geschlossen', 'de')).toEqual(['12-24 closed'])
    expect(hours('Gesloten op 25 en 26 december', 'nl')).toEqual(['12-25 closed', '12-26 closed'])
    expect(hours('Closed on 25 December 2026', 'en')).toEqual(['2026-12-25 closed'])
  })

  it('are quoted without the address and the telephone beside them in a footer', () => {
    const footer =
      'Mill Lane 3, Whitby | 01632 960 123 | Open Monday to Friday 8 am - 5 pm | VAT 12'
    expect(factsIn('hours', footer, 'en')).toMatchObject([
      { text: 'Open Monday to Friday 8 am - 5 pm' },
    ])
    const short = 'Mill Lane 3 | info@mill.example | Mo–Fr 8–17 Uhr'
    expect(factsIn('hours', short, 'de')).toMatchObject([{ text: 'Mo–Fr 8–17 Uhr' }])
  })

  it('keep what they are for in a row of several times', () => {
    const row = 'Kitchen | Monday to Friday 12 - 9 pm | Saturday 12 - 10 pm'
    expect(factsIn('hours', row, 'en').map(({ text }) => text)).toEqual([row, row])
  })

  it('name what they belong to', () => {
    const [kitchen] = factsOn('hours', '<h2>Opening hours</h2><p>Kitchen: Tue–Sun 12–21:30</p>')
    expect(kitchen).toMatchObject({ label: 'Kitchen', heading: 'Opening hours' })
  })

  it('list the closed days if the open days have no times', () => {
    expect(hours('Open woensdag tot zondag, maandag en dinsdag gesloten.', 'nl')).toEqual([
      'Mo,Tu closed',
    ])
    expect(hours('We are open Monday to Friday, closed Saturday and Sunday.')).toEqual([
      'Sa,Su closed',
    ])
  })

  it('do not apply to other days if they are for holidays', () => {
    expect(
      hours(
        'Lunes a sábado 7:00 AM – 8:00 PM. Festivos: 9:00 AM – 6:00 PM. Domingos: cerrado',
        'es',
      ),
    ).toEqual(['Mo,Tu,We,Th,Fr,Sa 07:00-20:00', 'Su closed'])
  })

  it.each([
    'Allow 2–3 working days for delivery',
    'Cancel at least 24 hours before your appointment',
    'Suitable for children 9-12 years',
    'Serves 4 to 6',
    'The road is closed',
    'Score 3:2 on Saturday',
  ])('are not read into other numbers: %s', (line) => {
    expect(hours(line)).toEqual([])
  })
})
