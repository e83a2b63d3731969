import type { Deps } from '../../deps.ts'
import { CalendarDown, CalendarGone } from '../../ports/calendars/types.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import { notifyCalendarGone } from '../notices/calendar-gone.ts'
import { clearProblem, type ConnectionRow, setGone, setProblem } from './store.ts'

type Noted = Pick<ConnectionRow, 'id' | 'userId' | 'agentId' | 'vendor' | 'problem'>

/** Runs something with a calendar and stores the result for its owner to see; an owner who must act is notified. */
export async function noting<T>(deps: Deps, row: Noted, ask: () => Promise<T>): Promise<T> {
  try {
    const result = await ask()
    if (row.problem !== null) await noteWell(deps, row)
    return result
  } catch (error) {
    if (error instanceof CalendarGone) await noteGone(deps, row, error.message)
    else if (error instanceof CalendarDown) await setProblem(deps.db, row.id, error.message)
    throw error
  }
}

async function noteWell(deps: Deps, { id, userId, agentId }: Noted): Promise<void> {
  await clearProblem(deps.db, id)
  if (agentId) notifyAgentChange(deps, userId, agentId)
}

export async function noteGone(deps: Deps, row: Noted, problem: string): Promise<void> {
  const { id, userId, agentId, vendor } = row
  if (!(await setGone(deps.db, id, problem)) || !agentId) return
  await notifyCalendarGone(deps.db, { id, userId, agentId, vendor })
  deps.log.warn({ connection: id, vendor }, 'a calendar no longer lets us in')
  notifyAgentChange(deps, userId, agentId)
}
