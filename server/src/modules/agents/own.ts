import type { Agent } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { toAgent } from './shown-agent.ts'
import { findOwn } from './store.ts'

/** @throws 404, also for an agent of another account. */
export async function findOwnAgent(deps: Deps, userId: string, agentId: string): Promise<Agent> {
  const row = await findOwn(deps.db, userId, agentId)
  if (!row) throw notFound('Agent')
  return toAgent(row)
}
