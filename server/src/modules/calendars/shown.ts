import type { CalendarConnection, CalendarOfAgent } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { openAccess } from './access.ts'
import type { ConnectionRow } from './store.ts'

/** The calendar as its owner sees it, without credentials. */
export const shown = (deps: Deps, row: ConnectionRow | undefined): CalendarOfAgent => ({
  connection: row ? connectionOf(deps, row) : null,
  google: deps.calendars.google.kind,
  stand_ins: deps.calendars.hasStandIns,
})

function connectionOf(deps: Deps, row: ConnectionRow): CalendarConnection {
  const { id, vendor, account, choiceId, choiceName, goneAt, problem, problemAt } = row
  const access = openAccess(deps, row.sealed)
  return {
    id,
    vendor,
    account,
    local: access !== null && deps.calendars.isLocal(access),
    calendar: choiceId === null ? null : { id: choiceId, name: choiceName ?? choiceId },
    state: stateOf({ goneAt, choiceId }),
    problem: problem && problemAt ? { said: problem, at: problemAt.toISOString() } : null,
  }
}

function stateOf({ goneAt, choiceId }: Pick<ConnectionRow, 'goneAt' | 'choiceId'>) {
  if (goneAt) return 'anew'
  return choiceId === null ? 'choosing' : 'works'
}
