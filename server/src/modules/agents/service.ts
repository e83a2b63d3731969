import type {
  Agent,
  AgentSettings,
  ChatbotConfig,
  CreateAgent,
  UpdateAgentSettings,
  UpdateChatbotConfig,
} from 'shared-types'
import type { Database } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { type Actor, record, settingsIn } from '../audit/record.ts'
import { makeRoom } from '../usage/ceilings.ts'
import { readForeignSites } from './foreign-sites.ts'
import { keepVersion, type Saved } from './keep-version.ts'
import { newAgent } from './new-agent.ts'
import { toAgent, toChatbotConfig, toSettings } from './shown-agent.ts'
import {
  type AgentRow,
  findOwn,
  insertAgent,
  listAgents,
  lockOwn,
  removeAgent,
  setActivated,
  setName,
  updateAppearance,
  updateBehaviour,
} from './store.ts'
import { notifyAgentChange } from './notify.ts'

export const readAgents = (deps: Deps, userId: string): Promise<Agent[]> =>
  listAgents(deps.db, userId)

/** @throws 409 `agent_limit_reached` for a second ANTI_THEFT agent, 409 `account_full` */
export async function createAgent(deps: Deps, actor: Actor, input: CreateAgent): Promise<Agent> {
  const { userId } = actor
  const row = await deps.db.transaction(async (tx) => {
    await makeRoom(deps, tx, userId, { agents: 1 })
    const made = await insertAgent(tx, userId, newAgent(input))
    if (made) {
      const details = { type: made.type }
      await record(tx, actor, { action: 'agent.create', subject: made, details })
    }
    return made
  })
  if (!row) {
    throw refused('agent_limit_reached', 'You already have an anti-theft agent: 1 agent (max).')
  }
  return toAgent(changed(deps, row))
}

/** Deletes an agent with its knowledge, its conversations, its number and the customers who talked to no other agent. */
export async function deleteAgent(deps: Deps, actor: Actor, agentId: string): Promise<null> {
  const { userId } = actor
  const ended = await deps.db.transaction(async (tx) => {
    const { name } = found(await findOwn(tx, userId, agentId))
    const conversations = found(await removeAgent(tx, userId, agentId))
    await record(tx, actor, {
      action: 'agent.delete',
      subject: { id: agentId, name },
      details: { conversations: conversations.length },
    })
    return conversations
  })
  notifyAgentChange(deps, userId, agentId)
  deps.bus.publish('agent_gone', { agentId })
  for (const conversationId of ended) {
    deps.bus.publish('conversation', { conversationId, kind: 'closed' })
  }
  return null
}

/**
 * Records whether an agent is on; what it is saying goes on (`activation/service.ts` ends that).
 * @throws 404
 */
export async function switchAgent(
  deps: Deps,
  actor: Actor,
  agentId: string,
  isOn: boolean,
): Promise<Agent> {
  const action = isOn ? 'agent.activate' : 'agent.deactivate'
  const row = await deps.db.transaction(async (tx) => {
    const agent = found(await setActivated(tx, actor.userId, agentId, isOn))
    await record(tx, actor, { action, subject: agent })
    return agent
  })
  return toAgent(changed(deps, row))
}

/** Renames an agent. @throws 404 */
export async function renameAgent(
  deps: Deps,
  actor: Actor,
  agentId: string,
  name: string,
): Promise<Agent> {
  const row = await deps.db.transaction(async (tx) => {
    const agent = found(await setName(tx, actor.userId, agentId, name))
    await record(tx, actor, { action: 'agent.rename', subject: agent })
    return agent
  })
  return toAgent(changed(deps, row))
}

export async function readChatbotConfig(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<ChatbotConfig> {
  return withForeignSites(deps, found(await findOwn(deps.db, userId, agentId)))
}

/** Changes how the widget of an agent looks, what it says and where it runs; an absent setting is left as it is. @throws 404 */
export async function changeChatbotConfig(
  deps: Deps,
  actor: Actor,
  input: UpdateChatbotConfig,
): Promise<ChatbotConfig> {
  const row = await deps.db.transaction(async (tx) => {
    const agent = found(await updateAppearance(tx, actor.userId, input))
    const { id, name } = agent
    const details = settingsIn(input)
    await record(tx, actor, { action: 'agent.change_appearance', subject: { id, name }, details })
    return agent
  })
  return withForeignSites(deps, changed(deps, row))
}

async function withForeignSites(deps: Deps, row: AgentRow): Promise<ChatbotConfig> {
  return { ...toChatbotConfig(row), foreign_sites: await readForeignSites(deps, row) }
}

export async function readSettings(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<AgentSettings> {
  return toSettings(found(await findOwn(deps.db, userId, agentId)))
}

/**
 * Changes settings at once, and stores them as a version.
 * @param beside further work in the same transaction
 */
export async function changeSettings(
  deps: Deps,
  userId: string,
  input: UpdateAgentSettings,
  saved: Saved,
  beside: (tx: Database) => PromiseLike<unknown> = async () => {},
): Promise<AgentSettings> {
  const row = await deps.db.transaction(async (tx) => {
    await lockOwn(tx, userId, input.agent_id)
    const before = toSettings(found(await findOwn(tx, userId, input.agent_id)))
    const changedRow = found(await updateBehaviour(tx, userId, input))
    await keepVersion(tx, userId, { before, after: toSettings(changedRow) }, saved)
    await beside(tx)
    return changedRow
  })
  return toSettings(changed(deps, row))
}

/** The same as somebody's wish, recorded in the activity. @param by the person's name, for the version */
export const saveSettings = (
  deps: Deps,
  { actor, by }: { actor: Actor; by: string },
  input: UpdateAgentSettings,
): Promise<AgentSettings> =>
  changeSettings(deps, actor.userId, input, { by, note: '' }, async (tx) => {
    const subject = found(await findOwn(tx, actor.userId, input.agent_id))
    const details = settingsIn(input)
    await record(tx, actor, { action: 'agent.change_settings', subject, details })
  })

function found<T>(row: T | undefined): T {
  if (!row) throw notFound('Agent')
  return row
}

function changed(deps: Deps, row: AgentRow | undefined): AgentRow {
  const agent = found(row)
  notifyAgentChange(deps, agent.userId, agent.id)
  return agent
}
