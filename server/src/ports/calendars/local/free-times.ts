import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/time.ts'
import { eventsOf, type LocalStore } from './store.ts'

/** The stand-ins offer times from nine to five, Monday to Friday, in UTC. */
const [OPENS, CLOSES] = [9 * HOUR_MS, 17 * HOUR_MS]

/** The event types of the stand-ins for Cal.com and Calendly. */
export const LOCAL_TYPES = [
  { id: 101, title: 'Short meeting', minutes: 30 },
  { id: 102, title: 'Long meeting', minutes: 60 },
] as const

/** The start times of free slots that lie completely within a range. */
export function freeTimes(
  store: LocalStore,
  { calendar, minutes }: { calendar: string; minutes: number },
  { from, to }: { from: number; to: number },
): number[] {
  const length = minutes * MINUTE_MS
  const taken = eventsOf(store, calendar, { from: from - DAY_MS, to: to + DAY_MS })
  const found: number[] = []
  for (let day = from - (from % DAY_MS); day < to; day += DAY_MS) {
    if ([0, 6].includes(new Date(day).getUTCDay())) continue
    for (let start = day + OPENS; start + length <= day + CLOSES; start += length) {
      const isFree = taken.every(({ starts, ends }) => ends <= start || starts >= start + length)
      if (isFree && start >= from && start + length <= to) found.push(start)
    }
  }
  return found
}
