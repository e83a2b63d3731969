import { fold } from '../../../lib/fold.ts'
import { wordsOf } from '../../../lib/words.ts'
import { DAY_MS } from '../../../lib/time.ts'
import type { Clock } from '../../listening/entities/day.ts'
import type { Heard } from '../../listening/types.ts'

/** A day somebody asks about, on the clock of the business. */
export type AskedDay = {
  /** `YYYY-MM-DD`. */
  date: string
  /** 0 is Monday. */
  weekday: number
  /** Days from today: 0 is today. */
  ahead: number
  /** The holiday by whose name it was asked for. */
  holiday?: string
}

/** The day that a question is about ("Are you open on Sunday?", "hat ihr morgen auf"); null when it names none. */
export async function askedDay(heard: Heard, clock: Clock): Promise<AskedDay | null> {
  const named = await heard.day(clock)
  if (!named) return null
  const day = dayAt(named.startsAt, clock)
  return named.holiday ? { ...day, holiday: named.holiday } : day
}

/** The day it is now. */
export const today = (clock: Clock): AskedDay => dayAt(clock.now, clock)

/** Whether a word belongs to the name of a holiday, as the words of a question are compared. */
export function isWordOf(holiday: string): (word: string) => boolean {
  const words = new Set(wordsOf(holiday).map(({ text }) => fold(text)))
  return (word) => words.has(fold(word))
}

function dayAt(moment: Date, { now, timeZone }: Clock): AskedDay {
  const date = dateIn(moment, timeZone)
  const noon = Date.parse(`${date}T12:00:00Z`)
  const ahead = Math.round((noon - Date.parse(`${dateIn(now, timeZone)}T12:00:00Z`)) / DAY_MS)
  return { date, weekday: (new Date(noon).getUTCDay() + 6) % 7, ahead }
}

/** `YYYY-MM-DD`: the format of Canadian English. */
const dateIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
