import type { FastifyInstance, FastifyRequest } from 'fastify'
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
  readUnread,
  replyAsAdmin,
  switchControl,
  tellTyping,
} from './service.ts'

export async function conversationRoutes(app: FastifyInstance, deps: Deps) {
  exportRoute(app, deps)
  handle(app, conversations.list, ({ query }, { account }) =>
    listConversations(deps, account.id, query),
  )
  handle(app, conversations.messages, ({ params, query }, { account }) =>
    readConversation(deps, account.id, params.id, query),
  )
  handle(app, conversations.switchControl, async ({ params }, request) => {
    const { actor } = request
    const { message, ...data } = await switchControl(deps, adminOf(request), params.id)
    await record(deps.db, actor, {
      action: data.admin_in_control ? 'conversation.take_control' : 'conversation.return_control',
      subject: { id: params.id },
    })
    return told(data, message)
  })
  handle(app, conversations.reply, ({ params, body }, request) =>
    replyAsAdmin(deps, adminOf(request), params.id, {
      text: body.response,
      clientId: body.client_id,
    }),
  )
  handle(app, conversations.typing, ({ params }, request) =>
    tellTyping(deps, adminOf(request), params.id),
  )
  handle(app, conversations.unread, (_input, { account }) => readUnread(deps, account.id))
  handle(app, conversations.markRead, ({ params }, { account }) =>
    markConversationRead(deps, account.id, params.id),
  )
  handle(app, conversations.remove, ({ params }, { actor }) =>
    deleteConversation(deps, actor, params.id),
  )
}

const adminOf = ({ account, user }: FastifyRequest) => ({
  userId: account.id,
  name: user.full_name,
})
