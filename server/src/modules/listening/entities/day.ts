import type { ParsedResult } from 'chrono-node'
import { momentOf, offsetAt } from '../../../lib/zone.ts'

/** The current time, and the time zone in which days begin. */
export type Clock = { now: Date; timeZone: string }

export type NamedTime = {
  /** Where `allDay` is set, the beginning of the day. */
  startsAt: Date
  /** A day was named, but no hour. */
  allDay: boolean
}

/** An hour up to this one without am or pm means the afternoon, as nobody has an appointment at three in the night. */
const LAST_SMALL_HOUR = 7
/** Characters that are read, because the time the library takes grows with the square of the length. */
const MOST_READ = 500

/** Each reader takes 1.5 MB and knows one language, so that it is loaded when a time is first mentioned in it. */
const READERS = {
  en: () => import('chrono-node/en'),
  es: () => import('chrono-node/es'),
  fr: () => import('chrono-node/fr'),
  de: () => import('chrono-node/de'),
  it: () => import('chrono-node/it'),
  pt: () => import('chrono-node/pt'),
  nl: () => import('chrono-node/nl'),
}

/**
 * The future time named in a text, such as "Tuesday at 3" or "half past two on Wednesday", in `timeZone`.
 * @returns null where no day is named, or a past one.
 */
export async function namedTime(
  text: string,
  { now, timeZone, language }: Clock & { language: string },
): Promise<NamedTime | null> {
  const isKnown = (name: string): name is keyof typeof READERS => name in READERS
  const reader = await READERS[isKnown(language) ? language : 'en']()
  const reference = { instant: now, timezone: offsetAt(timeZone, now) }
  const found = reader.parse(written(text.slice(0, MOST_READ)), reference, { forwardDate: true })
  const day = found.find(namesDay)?.start
  if (!day) return null
  const clock = found.find(namesHour)?.start
  const date = { year: day.get('year')!, month: day.get('month')!, day: day.get('day')! }
  const startsAt = momentOf(
    { ...date, hour: clock ? hourOf(clock) : 0, minute: clock?.get('minute') ?? 0 },
    timeZone,
  )
  const isAhead = clock ? startsAt > now : startsAt.getTime() > now.getTime() - DAY_MS
  return isAhead ? { startsAt, allDay: !clock } : null
}

const DAY_MS = 24 * 60 * 60_000

/** Whether a day is named: "next week" and "in five minutes" name none for an appointment. */
const namesDay = ({ text, start }: ParsedResult): boolean =>
  (start.isCertain('weekday') || start.isCertain('day')) &&
  !start.isCertain('timezoneOffset') &&
  (start.isCertain('weekday') ||
    !/\b(?:week|month|year|semana|semaine|woche|settimana|mes|mois|monat)\b/i.test(text))

const namesHour = ({ start }: ParsedResult): boolean => start.isCertain('hour')

function hourOf(start: ParsedResult['start']): number {
  const hour = start.get('hour')!
  const isSmall = !start.isCertain('meridiem') && hour >= 1 && hour <= LAST_SMALL_HOUR
  return isSmall ? hour + 12 : hour
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = `(${NUMBERS.join('|')}|1[0-2]|[1-9])`

const NUMEROS = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const HORA = new RegExp(
  String.raw`\ba las? (${NUMEROS.join('|')}|\d{1,2}(?::\d\d)?)(?: y (media|cuarto))?(?: de la (mañana|tarde|noche))?(?!\p{L})`,
  'giu',
)
const MINUTES: Record<string, string> = { media: ':30', cuarto: ':15' }

/** Rewrites spoken hours so that the library reads them: "at three", "half past two", "quarter to four", "a las tres y media". */
function written(text: string): string {
  const hour = (word: string) => NUMBERS.indexOf(word.toLowerCase()) + 1 || Number(word)
  const said = (pattern: string) => new RegExp(`\\b${pattern}\\b`, 'gi')
  return text
    .replaceAll(said(`half past ${NUMBER}`), (_, word: string) => `at ${hour(word)}:30`)
    .replaceAll(said(`(?:a )?quarter past ${NUMBER}`), (_, word: string) => `at ${hour(word)}:15`)
    .replaceAll(
      said(`(?:a )?quarter to ${NUMBER}`),
      (_, word: string) => `at ${hour(word) === 1 ? 12 : hour(word) - 1}:45`,
    )
    .replaceAll(said(`${NUMBER} o'?clock`), (_, word: string) => `at ${hour(word)}:00`)
    .replaceAll(
      said(`(?:at )?(?:around|about|at) ${NUMBER}(?= |$|[.,!?])`),
      (_, word: string) => `at ${hour(word)}`,
    )
    .replaceAll(/\bat at\b/gi, 'at')
    .replaceAll(HORA, (_, said: string, past?: string, part?: string) => {
      const at = NUMEROS.indexOf(said.toLowerCase()) + 1 || said
      const meridiem = part && (part.toLowerCase() === 'mañana' ? ' am' : ' pm')
      return `a las ${at}${past ? MINUTES[past.toLowerCase()] : ''}${meridiem ?? ''}`
    })
}
