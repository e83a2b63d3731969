import { Temporal } from 'temporal-polyfill'
import type { Interval } from '../../ports/calendars/types.ts'
import type { BookedRow } from './booked-store.ts'
import type { FreeTime } from './free.ts'
import { sayDay } from './say.ts'
import type { Scene, TalkMessage } from './talk-types.ts'
import { LANGUAGES, offeredIn } from './talk-words.ts'
import { findFree } from './times.ts'

/** Times offered at once: as many as people can remember. */
export const OFFERED = 3

type Turn = TalkMessage['history'][number] | undefined
/** When times can be booked, by whose clock. */
type Ahead = { now: Date; aheadDays: number; zone: string }

/**
 * The free times that the agent has just offered, with whomever, because the number of a time counts among those that were offered before a
 * person was named. None when it said which time it holds, which may be free with somebody else.
 * @throws 503 `calendar_away`
 */
export async function justOffered(
  { deps, schedule, message, zone }: Scene,
  held: BookedRow | undefined,
): Promise<FreeTime[]> {
  const last = lastOf(message)
  const range = spanNamed(last, { now: deps.now(), aheadDays: schedule.aheadDays, zone })
  const offered = range ? offeredIn(last, await findFree(deps, schedule, range), zone) : []
  const isKept = offered.length === 1 && +offered[0]!.at === +(held?.startsAt ?? 0)
  return isKept ? [] : offered
}

/** On a call, a pressed key is between the agent's last words and the answer. */
const lastOf = ({ call, history }: TalkMessage): Turn =>
  call ? history.findLast(({ role }) => role === 'agent') : history.at(-1)

/** From the first to the last day that a turn of the agent names, so that only their free times are looked for; null when it names none. */
export function spanNamed(turn: Turn, ahead: Ahead): Interval | null {
  const named = daysIn(turn, ahead)
  const [first, last] = [named[0], named.at(-1)]
  return first && last ? { starts: first.starts, ends: last.ends } : null
}

/** How many turns of the agent offered or held times. */
export const timesNamed = ({ deps, schedule, message, zone }: Scene): number => {
  const ahead = { now: deps.now(), aheadDays: schedule.aheadDays, zone }
  return message.history.filter((turn) => daysIn(turn, ahead).length > 0).length
}

function daysIn(turn: Turn, ahead: Ahead): Interval[] {
  // Every date has a number.
  if (turn?.role !== 'agent' || !/\d/.test(turn.text)) return []
  return daysAhead(ahead).filter(({ starts }) =>
    LANGUAGES.some((language) => turn.text.includes(sayDay(language, starts, ahead.zone))),
  )
}

function daysAhead({ now, aheadDays, zone }: Ahead): Interval[] {
  const today = Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(zone).toPlainDate()
  const startOf = (days: number) =>
    new Date(today.add({ days }).toZonedDateTime(zone).epochMilliseconds)
  return Array.from({ length: aheadDays + 1 }, (_, day) => ({
    starts: startOf(day),
    ends: startOf(day + 1),
  }))
}
