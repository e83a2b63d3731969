import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { CalendarDown, CalendarGone, type Interval } from '../../ports/calendars/types.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import type { BookedRow } from './booked-store.ts'
import { listTaken } from './taken-store.ts'
import { calendarOf } from './calendar-of.ts'
import { beginnings, bookable, freeTimes, type FreeTime } from './free.ts'
import { inTurn } from './in-turn.ts'
import { listByTurn, type ScheduleRow } from './schedule-store.ts'

/** Time limit for an outside calendar, because somebody waits for free times. */
const WAITS_MS = 8_000

/** An appointment to be moved does not block any time, and stays with its person. */
type Moving = Interval & { id: string; personId: string }

export const movingOf = ({
  id,
  personId,
  startsAt,
  endsAt,
}: Pick<BookedRow, 'id' | 'personId' | 'startsAt' | 'endsAt'>): Moving => ({
  id,
  personId,
  starts: startsAt,
  ends: endsAt,
})

/**
 * The free times within a range, soonest first.
 * @throws 503 `calendar_away` when an outside calendar does not answer, because a time that is taken there must not be promised
 */
export async function findFree(
  deps: Deps,
  schedule: ScheduleRow,
  range: Interval,
  moving?: Moving,
): Promise<FreeTime[]> {
  const within = bookable(schedule, range, deps.now())
  // Also empty for an invalid range, such as one beyond the last time a clock can represent.
  if (!(within.starts < within.ends)) return []
  const [turns, taken] = await inTurn(schedule.userId, async () => [
    (await listByTurn(deps.db, schedule.id)).map(({ id }) => id),
    await listTaken(deps.db, schedule.id, within, moving?.id),
  ])
  const people = moving ? turns.filter((id) => id === moving.personId) : turns
  const { slots, busy } = await outside(deps, schedule, within)
  const isOther = (interval: Interval) =>
    +interval.starts !== +moving!.starts || +interval.ends !== +moving!.ends
  return freeTimes(schedule, slots ?? beginnings(schedule, within), {
    people,
    taken,
    busy: moving ? busy.filter(isOther) : busy,
  })
}

/** What a connected calendar answers; undefined when there is none. */
async function outside(deps: Deps, schedule: ScheduleRow, range: Interval) {
  const calendar = await calendarOf(deps, schedule.id)
  if (!calendar) return { slots: null, busy: [] }
  try {
    const signal = AbortSignal.timeout(WAITS_MS)
    if (calendar.kind === 'busy') {
      return { slots: null, busy: await calendar.busy(whole(schedule, range), signal) }
    }
    const slots = await calendar.slots(range, signal)
    return { slots: slots.toSorted((one, other) => +one - +other), busy: [] }
  } catch (error) {
    const isAway = error instanceof CalendarDown || error instanceof CalendarGone
    deps.log.warn({ err: error, schedule: schedule.id }, 'a calendar does not tell what is free')
    if (!isAway && !(error instanceof DOMException)) throw error
    throw new AppError(503, 'calendar_away', 'Free times cannot be seen at the moment.')
  }
}

/** The range extended by the longest time that appointments beginning in it may occupy. */
function whole(schedule: ScheduleRow, { starts, ends }: Interval): Interval {
  const { lengthMinutes, beforeMinutes, afterMinutes } = schedule
  return {
    starts: new Date(+starts - beforeMinutes * MINUTE_MS),
    ends: new Date(+ends + (lengthMinutes + afterMinutes) * MINUTE_MS),
  }
}
