import type { FactWording } from '../../../wording/types.ts'
import { writtenIn } from '../../../wording/index.ts'
import { namesHoliday } from '../../listening/entities/holiday.ts'
import type { Asked } from '../asked.ts'
import type { AskedDay } from './asked-day.ts'
import { dayOfYear, saySpans } from './say-hours.ts'
import {
  holdIn,
  hoursOn,
  type HoursFact,
  isForeign,
  isOfUnreadSeason,
  linesOf,
  saySoon,
  speakOf,
} from './opening-hours.ts'

type HoursAnswer = {
  /** With the lines as the page has them. */
  text: string
  /** The same, wholly in the language of the answer as far as it can be told. */
  said: string
  /** Those of the hours that count for the day asked for. */
  onDay: HoursFact[]
  /** True when nothing is said about the very day, only what is usual. */
  leavesOpen: boolean
  /** True when the day may have other hours than usual. */
  mayDiffer: boolean
  namesDay: boolean
}

/** @param facts the hours that one place of a page states. */
export function answerHours(facts: HoursFact[], asked: Asked, wording: FactWording): HoursAnswer {
  const { day, period, language, special } = asked
  const ofDay = facts.filter((fact) => isSaidOfAsked(fact, asked))
  const onDay = day && ofDay.length === 0 ? hoursOn(facts, day) : ofDay
  const isSure = onDay.length > 0 && !facts.some(isOfUnreadSeason)
  const told = isSure ? onDay : facts
  // Hours of the date itself do speak of it.
  const isUsualDay = ofDay.length === 0
  const isHoliday = day?.holiday !== undefined || period?.isHolidays === true
  const mayDiffer = isUsualDay && (special !== undefined || isHoliday)
  const soon = day && isSure && !mayDiffer ? saySoon(onDay, day, wording) : null
  const [lines, translated] = [linesOf(told), linesOf(told, language)]
  const label = `${wording.hours}:`
  const text = soon || lines.length !== 1 ? listOf(soon ?? label, lines) : `${label} ${lines[0]}`
  // A line in the language of the page does not begin with a word of another one.
  const isForeignLine = facts.some((fact) => isForeign(fact, language))
  const silentOn = isUsualDay ? asked.silentOn : undefined
  const remark = silentOn === undefined ? '' : `\n${wording.silentOn({ day: silentOn })}`
  return {
    text: `${text}${remark}`,
    said: `${isForeignLine ? listOf(soon ?? label, translated) : text}${remark}`,
    onDay,
    leavesOpen: silentOn !== undefined,
    mayDiffer,
    // Times without a day belong to something else, such as check-in.
    namesDay:
      day || ofDay.length > 0 ? onDay.length > 0 : facts.some(({ value }) => value.days.length > 0),
  }
}

/** Whether hours are those of the very day or period asked for, and not only the usual ones. */
export const isSaidOfAsked = (fact: HoursFact, { day, period }: Asked): boolean =>
  day ? isSaidOf(fact, day) : period !== undefined && holdIn(fact, period)

/** Whether hours are those of a day, by its date or by the name of the holiday that it was asked by. */
const isSaidOf = (fact: HoursFact, day: AskedDay): boolean =>
  speakOf(fact, day) ||
  (day.holiday !== undefined &&
    namesHoliday(`${fact.label} ${fact.text}`, fact.language ?? '', day.holiday))

/** The hours that the owner set for the day asked for, which count before those of the pages; null where there are none. */
export function hoursOfOwner({ day, special, language }: Asked): string | null {
  if (!day || !special) return null
  const times = special.spans.map(({ from, to }) => ({ opens: from, closes: to }))
  return `${dayOfYear(day.date, language)}: ${saySpans(times, writtenIn(language).facts)}`
}

const listOf = (label: string, lines: string[]): string =>
  [label, ...lines.map((line) => `- ${line}`)].join('\n')
