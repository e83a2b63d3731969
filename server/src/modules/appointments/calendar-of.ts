import type { Deps } from '../../deps.ts'
import type { OutsideCalendar } from '../../ports/calendars/types.ts'

/** The calendar its owner connected to a schedule; null where there is none. */
export const calendarOf = async (
  _deps: Deps,
  _scheduleId: string,
): Promise<OutsideCalendar | null> => null
