/** Days of the week from Monday in each language, with the short forms pages use. */
const WEEKS: string[][][] = [
  [
    ['monday', 'mon', 'mondays'],
    ['tuesday', 'tue', 'tues', 'tuesdays'],
    ['wednesday', 'wed', 'wednesdays'],
    ['thursday', 'thu', 'thur', 'thurs', 'thursdays'],
    ['friday', 'fri', 'fridays'],
    ['saturday', 'sat', 'saturdays'],
    ['sunday', 'sun', 'sundays'],
  ],
  [
    ['lunes'],
    ['martes'],
    ['miércoles'],
    ['jueves'],
    ['viernes'],
    ['sábado', 'sábados'],
    ['domingo', 'domingos'],
  ],
  [['lundi'], ['mardi'], ['mercredi'], ['jeudi'], ['vendredi'], ['samedi'], ['dimanche']],
  [
    ['montag', 'mo'],
    ['dienstag', 'di'],
    ['mittwoch', 'mi'],
    ['donnerstag', 'do'],
    ['freitag', 'fr'],
    ['samstag', 'sa'],
    ['sonntag', 'so'],
  ],
  [['lunedì'], ['martedì'], ['mercoledì'], ['giovedì'], ['venerdì'], ['sabato'], ['domenica']],
  [
    ['segunda', 'segunda-feira'],
    ['terça', 'terça-feira'],
    ['quarta', 'quarta-feira'],
    ['quinta', 'quinta-feira'],
    ['sexta', 'sexta-feira'],
    ['sábado'],
    ['domingo'],
  ],
  [
    ['maandag', 'ma'],
    ['dinsdag', 'di'],
    ['woensdag', 'wo'],
    ['donderdag', 'do'],
    ['vrijdag', 'vr'],
    ['zaterdag', 'za'],
    ['zondag', 'zo'],
  ],
]
const UNTIL = /^\s*(?:[-–—]|to|until|till|through|thru|bis|a|al|à|au|até|t\/m|tot)\s*$/i
const ALL_WEEK =
  /\b(?:every day|daily|7 days|seven days|täglich|todos los días|tous les jours|ogni giorno|todos os dias|elke dag|dagelijks)\b/i
const WEEKDAYS =
  /\b(?:weekdays?|working days?|werktags|días laborables|en semaine|giorni feriali|dias úteis|doordeweeks)\b/i
const WEEKEND = /\b(?:weekends?|wochenende|fin de semana|week-end|fine settimana|fim de semana)\b/i

const TOKEN = /[\p{L}-]+/gu

/** The full names of the days a text names, also those inside a range it does not spell out. */
export function expandDays(text: string): string[] {
  const found: string[] = []
  for (const week of WEEKS) {
    const days = new Set(daysIn(text, week))
    if (WEEKEND.test(text) && week === WEEKS[0]) days.add(5).add(6)
    if (days.has(5) && days.has(6)) found.push('weekend')
    found.push(...[...days].map((day) => week[day]![0]!))
  }
  return found
}

/** The days a text covers without naming any: weekdays, every day. */
export function impliedDays(text: string): string[] {
  if (ALL_WEEK.test(text)) return firstDays(7)
  return WEEKDAYS.test(text) ? firstDays(5) : []
}

/** In each language, from Monday. */
const firstDays = (count: number): string[] =>
  WEEKS.flatMap((week) => week.slice(0, count).map((names) => names[0]!))

/** Whether a word names a day of the week. */
export const isDay = (word: string): boolean =>
  WEEKS.some((week) => week.some((names) => names.includes(word)))

function daysIn(text: string, week: string[][]): number[] {
  const days: number[] = []
  let last: { day: number; end: number } | undefined
  for (const match of text.toLowerCase().matchAll(TOKEN)) {
    const spelled = match[0].split(/-(?!feira)/)
    for (const part of spelled) {
      const day = week.findIndex((names) => names.includes(part))
      if (day < 0) continue
      const between = last && (text.slice(last.end, match.index) || '-')
      if (last && between && UNTIL.test(between)) {
        for (let step = last.day; step !== day; step = (step + 1) % 7) days.push(step)
      }
      days.push(day)
      last = { day, end: match.index + match[0].length }
    }
  }
  return days
}
