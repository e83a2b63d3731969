import type { FastifyInstance } from 'fastify'
import { agents } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { findOwnAgent } from './own.ts'
import {
  changeChatbotConfig,
  createAgent,
  deleteAgent,
  readAgents,
  readChatbotConfig,
  readSettings,
  renameAgent,
  saveSettings,
} from './service.ts'

export async function agentRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, agents.list, (_input, { account }) => readAgents(deps, account.id))
  handle(app, agents.read, ({ params }, { account }) => findOwnAgent(deps, account.id, params.id))
  handle(app, agents.create, ({ body }, { actor }) => createAgent(deps, actor, body))
  handle(app, agents.remove, ({ params }, { actor }) => deleteAgent(deps, actor, params.id))
  handle(app, agents.rename, async ({ params, body }, { actor }) =>
    withMessage(await renameAgent(deps, actor, params.id, body.name), 'Agent renamed'),
  )
  handle(app, agents.chatbotConfig, ({ params }, { account }) =>
    readChatbotConfig(deps, account.id, params.id),
  )
  handle(app, agents.updateChatbotConfig, async ({ body }, { actor }) =>
    withMessage(await changeChatbotConfig(deps, actor, body), 'Appearance updated'),
  )
  handle(app, agents.settings, ({ params }, { account }) =>
    readSettings(deps, account.id, params.id),
  )
  handle(app, agents.updateSettings, async ({ body }, { actor, user }) =>
    withMessage(await saveSettings(deps, { actor, by: user.full_name }, body), 'Settings updated'),
  )
}
