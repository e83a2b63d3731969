import type { Deps } from '../../deps.ts'
import { CalendarGone, type OutsideCalendar } from '../../ports/calendars/types.ts'
import { openAccess } from './access.ts'
import { findConnection, type OfAgent } from './store.ts'
import { noteGone, noting } from './trouble.ts'

/** The calendar into which an agent's appointments are written; null when none is connected and chosen. Sends no request yet. */
export async function calendarOf(deps: Deps, ids: OfAgent): Promise<OutsideCalendar | null> {
  const row = await findConnection(deps.db, ids)
  if (!row?.choiceId) return null
  const access = openAccess(deps, row.sealed)
  if (!access) {
    const problem = 'What let us in cannot be read any more.'
    await noteGone(deps, row, problem)
    return gone(row.vendor, problem)
  }
  // A calendar that must be connected again is not called until then.
  if (row.goneAt) return gone(row.vendor, row.problem ?? 'It has to be connected anew.')
  const owner = { account: row.userId, timeZone: row.timeZone }
  const calendar = deps.calendars.open(access, row.choiceId, owner)
  return {
    kind: calendar.kind,
    busy: (...asked) => noting(deps, row, () => calendar.busy(...asked)),
    slots: (...asked) => noting(deps, row, () => calendar.slots(...asked)),
    book: (...asked) => noting(deps, row, () => calendar.book(...asked)),
    move: (...asked) => noting(deps, row, () => calendar.move(...asked)),
    cancel: (...asked) => noting(deps, row, () => calendar.cancel(...asked)),
  }
}

function gone(vendor: string, problem: string): OutsideCalendar {
  const refuse = () => Promise.reject(new CalendarGone(problem))
  const kind = vendor === 'google' || vendor === 'caldav' ? 'busy' : 'slots'
  return { kind, busy: refuse, slots: refuse, book: refuse, move: refuse, cancel: refuse }
}
