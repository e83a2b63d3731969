import type { Agent, CalendarOfAgent, ConnectCalendar } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, refused } from '../../errors.ts'
import type { CalendarAccess, CalendarAccount } from '../../ports/calendars/index.ts'
import { CalendarDown, CalendarGone } from '../../ports/calendars/types.ts'
import { findOwnAgent } from '../agents/own.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import { type Actor, record } from '../audit/record.ts'
import { sealAccess } from './access.ts'
import { shown } from './shown.ts'
import { type ConnectionRow, findConnection, insertConnection, releaseConnection } from './store.ts'

/** Time limit, because an owner waits. */
export const LOOK_MS = 20_000

/**
 * Connects a calendar with a key or a password.
 * @throws 404, 400 `calendar_refused` when the vendor refuses access, `address_refused`, 409 `calendar_unreachable`, `no_integrations`
 */
export async function connectCalendar(
  deps: Deps,
  actor: Actor,
  agentId: string,
  input: ConnectCalendar,
): Promise<CalendarOfAgent> {
  const agent = await bookableAgent(deps, actor.userId, agentId)
  if (input.vendor !== 'caldav') {
    return keepAccess(deps, actor, agent, { access: input, timeZone: 'UTC' })
  }
  const { time_zone: timeZone = 'UTC', ...access } = input
  const refusal = deps.calendars.refusal(access.server)
  if (refusal) throw invalid('address_refused', refusal)
  return keepAccess(deps, actor, agent, { access, timeZone })
}

/** An agent that can make appointments. @throws 404, 409 `no_integrations` */
export async function bookableAgent(deps: Deps, userId: string, agentId: string): Promise<Agent> {
  const agent = await findOwnAgent(deps, userId, agentId)
  if (agent.type === 'ANTI_THEFT') {
    throw refused('no_integrations', 'An anti-theft agent has no integrations.')
  }
  return agent
}

/** Checks that access works, then stores it as the agent's calendar, replacing an earlier one. */
export async function keepAccess(
  deps: Deps,
  actor: Actor,
  { id: agentId, name }: Pick<Agent, 'id' | 'name'>,
  { access, timeZone }: { access: CalendarAccess; timeZone: string },
): Promise<CalendarOfAgent> {
  const { userId } = actor
  const looked = await look(deps, access)
  const { vendor } = access
  const row = await deps.db.transaction(async (tx) => {
    const before = await findConnection(tx, { userId, agentId })
    await releaseConnection(tx, { userId, agentId })
    const inserted = await insertConnection(tx, {
      userId,
      agentId,
      vendor,
      account: looked.account,
      sealed: sealAccess(deps, access),
      ...choiceOf(looked, before),
      timeZone,
    })
    if (!inserted) throw refused('connected_meanwhile', 'A calendar was connected meanwhile.')
    const details = { vendor, account: looked.account }
    await record(tx, actor, { action: 'calendar.connect', subject: { id: agentId, name }, details })
    return inserted
  })
  notifyAgentChange(deps, userId, agentId)
  return shown(deps, row)
}

/** Reads the account. @throws 400 `calendar_refused`, 409 `calendar_unreachable`, with sentences for the person who connects it */
export async function look(deps: Deps, access: CalendarAccess): Promise<CalendarAccount> {
  const signal = AbortSignal.timeout(LOOK_MS)
  return deps.calendars.look(access, signal).catch((error: unknown) => {
    throw refusalOf(error)
  })
}

export function refusalOf(error: unknown): unknown {
  if (error instanceof CalendarGone) return invalid('calendar_refused', error.message)
  if (error instanceof CalendarDown) return refused('calendar_unreachable', error.message)
  return error
}

/** An earlier choice is kept; a single option is chosen automatically. */
function choiceOf({ account, choices }: CalendarAccount, before: ConnectionRow | undefined) {
  const isSame = before?.account === account
  const kept = isSame && choices.find(({ id }) => id === before.choiceId)
  const only = choices.length === 1 ? choices[0] : undefined
  const choice = kept || only
  return { choiceId: choice?.id ?? null, choiceName: choice?.name ?? null }
}
