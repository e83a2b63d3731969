import type { Deps } from '../../deps.ts'
import type { OutsideCalendar } from '../../ports/calendars/types.ts'
import { calendarOf as calendarOfAgent } from '../calendars/calendar-of.ts'
import { findAgentOf } from './schedule-store.ts'

/** The calendar that the owner connected to a schedule; null when there is none. */
export async function calendarOf(deps: Deps, scheduleId: string): Promise<OutsideCalendar | null> {
  const owner = await findAgentOf(deps.db, scheduleId)
  return owner ? calendarOfAgent(deps, owner) : null
}
