import type { FastifyInstance } from 'fastify'
import { type Agent, agents } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { type Actor, type AuditedAction, record, settingsIn } from '../audit/record.ts'
import { deactivateAgent } from './deactivate.ts'
import { findOwnAgent } from './own.ts'
import {
  activateAgent,
  changeChatbotConfig,
  changeSettings,
  createAgent,
  deleteAgent,
  readAgents,
  readChatbotConfig,
  readSettings,
  renameAgent,
} from './service.ts'

export async function agentRoutes(app: FastifyInstance, deps: Deps) {
  const recordOf = (
    { id, name }: Agent,
    actor: Actor,
    action: AuditedAction['action'],
    details?: AuditedAction['details'],
  ) => record(deps.db, actor, { action, subject: { id, name }, ...(details && { details }) })

  handle(app, agents.list, (_input, { account }) => readAgents(deps, account.id))
  handle(app, agents.read, ({ params }, { account }) => findOwnAgent(deps, account.id, params.id))
  handle(app, agents.create, async ({ body }, { account, actor }) => {
    const agent = await createAgent(deps, account.id, body)
    await recordOf(agent, actor, 'agent.create', { type: agent.type })
    return agent
  })
  handle(app, agents.remove, ({ params }, { actor }) => deleteAgent(deps, actor, params.id))
  handle(app, agents.activate, async ({ params }, { account, actor }) => {
    const agent = await activateAgent(deps, account.id, params.id)
    await recordOf(agent, actor, 'agent.activate')
    return agent
  })
  handle(app, agents.deactivate, ({ params }, { actor }) => deactivateAgent(deps, actor, params.id))
  handle(app, agents.rename, async ({ params, body }, { account, actor }) => {
    const agent = await renameAgent(deps, account.id, params.id, body.name)
    await recordOf(agent, actor, 'agent.rename')
    return withMessage(agent, 'Agent renamed')
  })
  handle(app, agents.chatbotConfig, ({ params }, { account }) =>
    readChatbotConfig(deps, account.id, params.id),
  )
  handle(app, agents.updateChatbotConfig, async ({ body }, { account, actor }) => {
    const changed = await changeChatbotConfig(deps, account.id, body)
    const agent = await findOwnAgent(deps, account.id, body.agent_id)
    await recordOf(agent, actor, 'agent.change_appearance', settingsIn(body))
    return withMessage(changed, 'Appearance updated')
  })
  handle(app, agents.settings, ({ params }, { account }) =>
    readSettings(deps, account.id, params.id),
  )
  handle(app, agents.updateSettings, async ({ body }, { account, actor, user }) => {
    const saved = { by: user.full_name, note: '' }
    const changed = await changeSettings(deps, account.id, body, saved)
    const agent = await findOwnAgent(deps, account.id, body.agent_id)
    await recordOf(agent, actor, 'agent.change_settings', settingsIn(body))
    return withMessage(changed, 'Settings updated')
  })
}
