import type { CallLatency, CallLog } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { findOwnAgent } from '../agents/service.ts'
import { hangUpCall } from '../calls/live.ts'
import { findLog, listLogs, listUnread, measureLatency, removeLog, setRead } from './store.ts'

export const readLogs = (
  deps: Deps,
  userId: string,
  page: { page: number; limit: number },
): Promise<{ logs: CallLog[]; meta: { total: number } }> => listLogs(deps.db, userId, page)

export const readUnread = (deps: Deps, userId: string) => listUnread(deps.db, userId)

/** @throws 404 */
export async function markLogRead(deps: Deps, userId: string, id: string): Promise<null> {
  if (!(await setRead(deps.db, userId, id, deps.now()))) throw notFound('Call log')
  return null
}

/** A call in progress is hung up first. @throws 404 */
export async function deleteLog(deps: Deps, userId: string, id: string): Promise<null> {
  const log = await findLog(deps.db, userId, id)
  if (!log) throw notFound('Call log')
  if (log.live) await hangUpCall(deps, userId, id)
  await removeLog(deps.db, userId, id)
  const event = { id, agent_id: log.agent.id }
  deps.bus.publish('dashboard', { userId, name: 'call', event })
  return null
}

/** @throws 404 */
export async function latencyOf(deps: Deps, userId: string, agentId: string): Promise<CallLatency> {
  await findOwnAgent(deps, userId, agentId)
  return measureLatency(deps.db, agentId)
}
