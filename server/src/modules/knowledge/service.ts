import type { KnowledgeItem, KnowledgePage } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../errors.ts'
import { findOwnAgent } from '../agents/own.ts'
import { type Actor, record } from '../audit/record.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { ownedItem, usedItem } from './own-item.ts'
import { listByAccount, listByAgent, listPages, removeItem, restartTraining } from './store.ts'
import { findFile } from './training-store.ts'

export const readAllKnowledge = (deps: Deps, userId: string): Promise<KnowledgeItem[]> =>
  listByAccount(deps.db, userId)

export async function readKnowledge(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<KnowledgeItem[]> {
  await findOwnAgent(deps, userId, agentId)
  return listByAgent(deps.db, userId, agentId)
}

export async function readPages(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<KnowledgePage[]> {
  const item = await usedItem(deps, userId, agentId, itemId)
  return listPages(deps.db, item.id)
}

/** The document from which an item was read. @throws 404, 400 `no_file` for an item that was not uploaded as a document */
export async function readFile(deps: Deps, userId: string, agentId: string, itemId: string) {
  const item = await usedItem(deps, userId, agentId, itemId)
  const file = await findFile(deps.db, item.id)
  if (!file) throw invalid('no_file', 'This data source has no file.')
  return { item, ...file }
}

export async function retrain(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<null> {
  const item = await usedItem(deps, userId, agentId, itemId)
  await restartTraining(deps.db, item.id)
  notifyDashboards(deps, 'knowledge', { id: item.id, userId, agentId: item.agent_id })
  deps.bus.publish('training', { itemId: item.id })
  return null
}

/** Removes an item, for all agents that link to it; only possible through the agent that owns it. */
export async function removeKnowledge(
  deps: Deps,
  actor: Actor,
  agentId: string,
  itemId: string,
): Promise<null> {
  const { userId } = actor
  const item = await ownedItem(deps, userId, agentId, itemId, 'Unlink it instead.')
  await deps.db.transaction(async (tx) => {
    await removeItem(tx, itemId)
    await record(tx, actor, {
      action: 'knowledge.delete',
      subject: { id: itemId, name: item.title },
    })
  })
  notifyDashboards(deps, 'knowledge', { id: itemId, userId, agentId })
  return null
}
