import { HAS_UNIT } from './time-patterns.ts'
import type { Clock, Day } from './time-token.ts'

/** A date of numbers; undefined where no such day can be. */
export function readDate(year: string | undefined, month: string, day: string): Day | undefined {
  const date = {
    year: year ? Number(year.length === 2 ? `20${year}` : year) : null,
    month: Number(month),
    day: Number(day),
  }
  const isDate = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31
  return isDate ? date : undefined
}

/**
 * A time of day, or a number that may be one or the day of a month; undefined for other numbers.
 * @param match an hour, minutes and the half of the day after the whole.
 */
export function readClock(
  [whole, hour, minute, half]: RegExpExecArray,
  { isOrdinal, isEnglish }: { isOrdinal: boolean; isEnglish: boolean },
): Clock | undefined {
  const isTime = Number(hour) <= (isOrdinal ? 31 : 24) && Number(minute ?? 0) < 60
  const isDay = Number(hour) <= 31 && minute === undefined
  if (!isTime && !isDay) return undefined
  return {
    hour: Number(hour),
    minute: isOrdinal ? 0 : Number(minute ?? 0),
    half: half && !isOrdinal ? halfOf(half) : null,
    isBare: isOrdinal || (minute === undefined && !HAS_UNIT.test(whole)),
    isOfTwelve: isEnglish && Number(hour) <= 12 && !hour!.startsWith('0'),
  }
}

/** The half of the day; "12 m." is noon in the Americas. */
const halfOf = (written: string) => (written.toLowerCase().startsWith('a') ? 'am' : 'pm')

/** Whether a number may be the day of a month. */
export const isDayOfMonth = ({ isBare, hour }: Clock): boolean => isBare && hour >= 1 && hour <= 31
