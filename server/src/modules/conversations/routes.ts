import type { FastifyInstance } from 'fastify'
import { conversations } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, told } from '../../http/contract.ts'
import { record } from '../audit/record.ts'
import { exportRoute } from './inbox/export.ts'
import {
  deleteConversation,
  listConversations,
  markConversationRead,
  readConversation,
  replyAsAdmin,
  switchControl,
  tellTyping,
} from './service.ts'

export async function conversationRoutes(app: FastifyInstance, deps: Deps) {
  exportRoute(app, deps)
  handle(app, conversations.list, ({ query }, { user }) => listConversations(deps, user.id, query))
  handle(app, conversations.messages, ({ params, query }, { user }) =>
    readConversation(deps, user.id, params.id, query),
  )
  handle(app, conversations.switchControl, async ({ params }, { user, actor }) => {
    const { message, ...data } = await switchControl(deps, user.id, params.id)
    await record(deps.db, actor, {
      action: data.admin_in_control ? 'conversation.take_control' : 'conversation.return_control',
      subject: { id: params.id },
    })
    return told(data, message)
  })
  handle(app, conversations.reply, ({ params, body }, { user }) =>
    replyAsAdmin(deps, user, params.id, { text: body.response, clientId: body.client_id }),
  )
  handle(app, conversations.typing, ({ params }, { user }) => tellTyping(deps, user, params.id))
  handle(app, conversations.markRead, ({ params }, { user }) =>
    markConversationRead(deps, user.id, params.id),
  )
  handle(app, conversations.remove, ({ params }, { actor }) =>
    deleteConversation(deps, actor, params.id),
  )
}
