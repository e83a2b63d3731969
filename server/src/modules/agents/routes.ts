import type { FastifyInstance } from 'fastify'
import { agents } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, told } from '../../http/contract.ts'
import {
  activateAgent,
  changeChatbotConfig,
  changeSettings,
  createAgent,
  deleteAgent,
  findOwnAgent,
  readAgents,
  readChatbotConfig,
  readSettings,
} from './service.ts'

export async function agentRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, agents.list, (_input, { user }) => readAgents(deps, user.id))
  handle(app, agents.read, ({ params }, { user }) => findOwnAgent(deps, user.id, params.id))
  handle(app, agents.create, ({ body }, { user }) => createAgent(deps, user.id, body))
  handle(app, agents.remove, ({ params }, { user }) => deleteAgent(deps, user.id, params.id))
  handle(app, agents.activate, ({ params }, { user }) => activateAgent(deps, user.id, params.id))
  handle(app, agents.chatbotConfig, ({ params }, { user }) =>
    readChatbotConfig(deps, user.id, params.id),
  )
  handle(app, agents.updateChatbotConfig, async ({ body }, { user }) =>
    told(await changeChatbotConfig(deps, user.id, body), 'Appearance updated'),
  )
  handle(app, agents.settings, ({ params }, { user }) => readSettings(deps, user.id, params.id))
  handle(app, agents.updateSettings, async ({ body }, { user }) =>
    told(await changeSettings(deps, user.id, body), 'Settings updated'),
  )
}
