import type { FastifyInstance } from 'fastify'
import { agents } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { record, settingsIn } from '../audit/record.ts'
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
  handle(app, agents.updateChatbotConfig, async ({ body }, { account, actor }) => {
    const changed = await changeChatbotConfig(deps, account.id, body)
    const { id, name } = await findOwnAgent(deps, account.id, body.agent_id)
    await record(deps.db, actor, {
      action: 'agent.change_appearance',
      subject: { id, name },
      details: settingsIn(body),
    })
    return withMessage(changed, 'Appearance updated')
  })
  handle(app, agents.settings, ({ params }, { account }) =>
    readSettings(deps, account.id, params.id),
  )
  handle(app, agents.updateSettings, async ({ body }, { actor, user }) =>
    withMessage(await saveSettings(deps, { actor, by: user.full_name }, body), 'Settings updated'),
  )
}
