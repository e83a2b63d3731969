import { CLOCK_WORDS, type SpokenTime } from './clock-words.ts'
import { DAY_PARTS, type DayPart, isPartAt } from './day-part.ts'
import { isDenied, type Span } from './denied.ts'
import { phraseAt, tokensOf } from './phrases.ts'
import { namedIn, numberAt as readNumber } from './spoken-number.ts'

/** Whether an hour is the one meant, the earliest, or the latest that suits. */
export type Bound = 'at' | 'from' | 'until'

/** The span of the time in the text, and the hour of the day it means. */
export type SpokenClock = Span & {
  hour: number
  minute: number
  bound: Bound
  /** True when it is said not to suit. */
  isDenied: boolean
}

/** Minutes since midnight, and the index of the first word after the time. */
type Read = { minutes: number; next: number; bound?: Bound }

const HOUR = 60
const NOON = 12 * HOUR
const DAY = 24 * HOUR
/** Earlier times mean the afternoon unless something else is said, as nobody has an appointment at three in the night. */
const EARLIEST = 8 * HOUR

/**
 * The first time of day given in words or as a bare number: "half past three", "um halb vier", "a las 3 y media", "15 h 30". One that does
 * not suit counts only where there is no other: “not at ten, at eleven”.
 * @returns null when there is none; 15:30 is left to the library.
 */
export function spokenClock(text: string, language: string): SpokenClock | null {
  const words = CLOCK_WORDS[language]
  if (!words) return null
  const tokens = tokensOf(text)
  const spoken = { words, tokens }
  const denies = (span: Span) => isDenied(text, language, span)
  let denied: SpokenClock | null = null
  for (let at = 0; at < tokens.length; at++) {
    const read = boundedAt(spoken, at) ?? clockAt(spoken, at)
    if (!read) continue
    const minutes = byDay(spoken, read, denies)
    if (minutes >= DAY) return null
    const span = { from: tokens[at]!.from, to: tokens[read.next - 1]!.to }
    const time = { ...span, hour: Math.floor(minutes / HOUR), minute: minutes % HOUR }
    const { bound = 'at' } = read
    if (!denies(span)) return { ...time, bound, isDenied: false }
    if (bound !== 'at') return { ...time, bound: OTHER_SIDE[bound], isDenied: false }
    // At most two are read, so that the time stays proportional to the text.
    if (denied) break
    denied = { ...time, bound, isDenied: true }
    at = read.next - 1
  }
  return denied
}

/** “I can't come before three” means from three. */
const OTHER_SIDE = { from: 'until', until: 'from' } as const

/** A time after a word that makes it the earliest or latest one: “after three”, “vor halb elf”. “Nine till five” are two hours. */
function boundedAt(spoken: SpokenTime, at: number): Read | null {
  const [before, word] = [spoken.tokens[at - 1], spoken.tokens[at]!]
  if (before && word.from === before.to + 1 && numberAt(spoken, at - 1)) return null
  for (const bound of ['from', 'until'] as const) {
    const next = phraseAt(spoken.tokens, at, spoken.words[bound])
    const read = next === null ? null : (clockAt(spoken, next) ?? wholeHourAt(spoken, next))
    if (read) return { ...read, bound }
  }
  return null
}

/** A bare number that must be an hour, because of the word before it. */
function wholeHourAt(spoken: SpokenTime, at: number): Read | null {
  const hour = hourAt(spoken, at)
  return hour && after(spoken, hour)
}

/**
 * The minutes since midnight, adjusted by the part of the day that is mentioned.
 * @param denies whether a part that stands there does not suit
 */
function byDay(
  spoken: SpokenTime,
  { minutes, next }: Read,
  denies: (span: Span) => boolean,
): number {
  const { words, tokens } = spoken
  const isPart = (at: number, part: DayPart) => isPartAt(spoken, at, part) && !denies(tokens[at]!)
  const isSaid = (suffix: 'am' | 'pm', ...parts: DayPart[]) =>
    phraseAt(tokens, next, words.suffixes?.[suffix]) !== null ||
    tokens.some((_, at) => parts.some((part) => isPart(at, part)))
  if (isSaid('pm', 'afternoon', 'evening')) return minutes < NOON ? minutes + NOON : minutes
  return minutes < EARLIEST && !isSaid('am', 'morning') ? minutes + NOON : minutes
}

function clockAt(spoken: SpokenTime, at: number): Read | null {
  const { words, tokens } = spoken
  const noon = phraseAt(tokens, at, words.noon)
  // The “midi” in “après-midi” is not noon.
  const isNoon = noon !== null && phraseAt(tokens, at - 1, words.afternoon) !== noon
  if (isNoon) return after(spoken, { minutes: NOON, next: noon })
  const begins = phraseAt(tokens, at, words.before)
  const start = begins ?? at
  const half = halfAt(spoken, start)
  if (half) return half
  const minutes = quarterOrNumber(spoken, start)
  const past = minutes && phraseAt(tokens, minutes.next, words.past)
  const to = minutes && phraseAt(tokens, minutes.next, words.to)
  if (minutes && typeof (past ?? to) === 'number') {
    const hour = halfAt(spoken, (past ?? to)!) ?? hourAt(spoken, (past ?? to)!)
    // In “nine to five” the "to" separates two hours; in "ten to five" it counts minutes.
    const isClock = hour && minutes.minutes % 5 === 0 && minutes.minutes < HOUR / 2
    const way = past === null ? -minutes.minutes : minutes.minutes
    return isClock ? { minutes: hour.minutes + way, next: hour.next } : null
  }
  const hour = hourAt(spoken, start)
  if (!hour) return null
  const named = phraseAt(tokens, hour.next, words.hour)
  const isSure = begins !== null || named !== null || isBesidePart(spoken, hour.next)
  const whole = { ...hour, next: named ?? hour.next }
  const found = after(spoken, whole, isSure)
  return isSure || found.next > whole.next ? found : null
}

/** Whether a part of the day follows as in “three in the afternoon”; in “two evenings” the number is no hour. */
const isBesidePart = ({ words, tokens }: SpokenTime, at: number): boolean =>
  DAY_PARTS.some(
    (part) =>
      phraseAt(
        tokens,
        at,
        words[part].filter((phrase) => phrase.includes(' ')),
      ) !== null,
  )

/** A half hour: “half past three”, “halb vier”. */
function halfAt(spoken: SpokenTime, at: number): Read | null {
  const next = phraseAt(spoken.tokens, at, spoken.words.half)
  const hour = next === null ? null : hourAt(spoken, next)
  return hour && { ...hour, minutes: hour.minutes + spoken.words.halfMinutes! }
}

/**
 * Adds to an hour what follows it: “y media”, “moins le quart”, “thirty”.
 * @param isSure whether it is certainly an hour, so that a bare number after it is minutes.
 */
function after(spoken: SpokenTime, hour: Read, isSure = true): Read {
  const { words, tokens } = spoken
  for (const [list, way] of [
    ['add', 1],
    ['less', -1],
  ] as const) {
    const next = phraseAt(tokens, hour.next, words[list])
    const part =
      next === null ? null : (partAt(spoken, next) ?? (isSure ? numberAt(spoken, next) : null))
    if (part) return { minutes: hour.minutes + way * part.minutes, next: part.next }
  }
  const bare = isSure ? numberAt(spoken, hour.next) : null
  const isMinutes = bare && bare.minutes >= 5 && bare.minutes < HOUR
  return isMinutes ? { minutes: hour.minutes + bare.minutes, next: bare.next } : hour
}

function partAt({ words, tokens }: SpokenTime, at: number): Read | null {
  const minutes = namedIn(words.parts, tokens[at]?.text ?? '')
  return minutes === undefined ? null : { minutes, next: at + 1 }
}

function quarterOrNumber(spoken: SpokenTime, at: number): Read | null {
  const next = phraseAt(spoken.tokens, at, spoken.words.quarter)
  return next === null ? numberAt(spoken, at) : { minutes: HOUR / 4, next }
}

function hourAt(spoken: SpokenTime, at: number): Read | null {
  const number = numberAt(spoken, at)
  return number && number.minutes <= 24 ? { ...number, minutes: number.minutes * HOUR } : null
}

function numberAt(spoken: SpokenTime, at: number): Read | null {
  const read = readNumber(spoken, at)
  return read && { minutes: read.value, next: read.next }
}
