import { Temporal } from 'temporal-polyfill'
import { periodIn } from './period.ts'
import { mondayAfter, saysNextWeek } from './week-meant.ts'

/** Both included. */
type Days = { from: Temporal.PlainDate; to: Temporal.PlainDate }

/** The days of which a text says that any of them suits: “next week”, “in January”; null when it names no week and no month. */
export function daysMeant(text: string, language: string, today: Temporal.PlainDate): Days | null {
  if (saysNextWeek({ text, language })) {
    const from = mondayAfter(today)
    return { from, to: from.add({ days: 6 }) }
  }
  const period = periodIn(text, language, today.toString())
  if (!period || period.isHolidays) return null
  return { from: Temporal.PlainDate.from(period.from), to: Temporal.PlainDate.from(period.to) }
}
