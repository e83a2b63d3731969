import type { CalendarChoice, CalendarOfAgent } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../errors.ts'
import { CalendarGone } from '../../ports/calendars/types.ts'
import { findOwnAgent } from '../agents/own.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import { type Actor, record } from '../audit/record.ts'
import { openAccess } from './access.ts'
import { LOOK_MS, refusalOf } from './connect.ts'
import { shown } from './shown.ts'
import {
  type ConnectionRow,
  findConnection,
  type OfAgent,
  releaseConnection,
  setChoice,
} from './store.ts'
import { noting } from './trouble.ts'

/** The calendar of an agent. @throws 404 */
export async function readCalendar(deps: Deps, ids: OfAgent): Promise<CalendarOfAgent> {
  await findOwnAgent(deps, ids.userId, ids.agentId)
  return shown(deps, await findConnection(deps.db, ids))
}

/** The calendars or event types to choose from, read from the vendor. @throws 404, 409 `calendar_gone`, `calendar_unreachable` */
export async function readChoices(deps: Deps, ids: OfAgent): Promise<CalendarChoice[]> {
  await findOwnAgent(deps, ids.userId, ids.agentId)
  return choicesOf(deps, await found(deps, ids))
}

/** Chooses one of them. @throws 404, 400 `unknown_calendar`, 409 like `readChoices` */
export async function chooseCalendar(
  deps: Deps,
  actor: Actor,
  agentId: string,
  choiceId: string,
): Promise<CalendarOfAgent> {
  const ids = { userId: actor.userId, agentId }
  const agent = await findOwnAgent(deps, ids.userId, agentId)
  const row = await found(deps, ids)
  // Only what the vendor lists can be chosen, so that nothing is written to an arbitrary address.
  const choice = (await choicesOf(deps, row)).find(({ id }) => id === choiceId)
  if (!choice) throw invalid('unknown_calendar', 'This calendar is not there any more.')
  const chosen = await deps.db.transaction(async (tx) => {
    const changed = await setChoice(tx, row, choice)
    if (!changed) throw notFound('Calendar')
    const details = { vendor: row.vendor, calendar: choice.name }
    await record(tx, actor, { action: 'calendar.choose', subject: agent, details })
    return changed
  })
  notifyAgentChange(deps, ids.userId, agentId)
  return shown(deps, chosen)
}

/** Disconnects a calendar and revokes the permission; events already written stay. @throws 404 */
export async function disconnectCalendar(deps: Deps, actor: Actor, agentId: string): Promise<null> {
  const ids = { userId: actor.userId, agentId }
  const agent = await findOwnAgent(deps, ids.userId, agentId)
  await deps.db.transaction(async (tx) => {
    const row = await releaseConnection(tx, ids)
    if (!row) throw notFound('Calendar')
    const details = { vendor: row.vendor, account: row.account }
    await record(tx, actor, { action: 'calendar.disconnect', subject: agent, details })
  })
  notifyAgentChange(deps, ids.userId, agentId)
  return null
}

async function choicesOf(deps: Deps, row: ConnectionRow): Promise<CalendarChoice[]> {
  const access = openAccess(deps, row.sealed)
  const asked = noting(deps, row, async () => {
    if (!access) throw new CalendarGone('What let us in cannot be read any more.')
    return deps.calendars.look(access, AbortSignal.timeout(LOOK_MS))
  })
  const { choices } = await asked.catch((error: unknown) => {
    if (error instanceof CalendarGone) throw refused('calendar_gone', error.message)
    throw refusalOf(error)
  })
  return choices
}

async function found(deps: Deps, ids: OfAgent): Promise<ConnectionRow> {
  const row = await findConnection(deps.db, ids)
  if (!row) throw notFound('Calendar')
  return row
}
