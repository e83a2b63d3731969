import type { FastifyInstance } from 'fastify'
import { conversations, desk, otherConversations } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { acceptedBy } from '../../http/accepted.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { notifyPresence } from '../presence/presence.ts'
import { exportRoute } from './inbox/export.ts'
import {
  adminOf,
  assign,
  deleteConversation,
  listConversations,
  markConversationRead,
  readConversation,
  readCounts,
  readOthers,
  readUnread,
  replyAsAdmin,
  requireOwn,
  resolve,
  switchControlAs,
  notifyTyping,
} from './service.ts'

export async function conversationRoutes(app: FastifyInstance, deps: Deps) {
  exportRoute(app, deps)
  handle(app, conversations.list, ({ query }, request) =>
    listConversations(deps, adminOf(request), { ...query, accepted: acceptedBy(request) }),
  )
  handle(app, conversations.counts, (_input, request) => readCounts(deps, adminOf(request)))
  handle(app, conversations.messages, ({ params, query }, { account }) =>
    readConversation(deps, account.id, params.id, query),
  )
  handle(app, otherConversations.list, ({ params }, { account }) =>
    readOthers(deps, account.id, params.id),
  )
  handle(app, conversations.switchControl, async ({ params, query }, request) => {
    const admin = adminOf(request)
    const { data, message } = await switchControlAs(deps, request.actor, admin, params.id, query.to)
    return withMessage(data, message)
  })
  stateRoutes(app, deps)
  handle(app, conversations.reply, ({ params, body }, request) =>
    replyAsAdmin(deps, adminOf(request), params.id, {
      text: body.response,
      clientId: body.client_id,
    }),
  )
  handle(app, conversations.typing, async ({ params, query }, request) => {
    const result = await notifyTyping(deps, adminOf(request), params.id)
    const { tab } = query
    if (tab) notifyPresence(deps, request, { tab, conversationId: params.id, isTyping: true })
    return result
  })
  handle(app, conversations.unread, (_input, { account }) => readUnread(deps, account.id))
  handle(app, conversations.markRead, ({ params }, { account, user }) =>
    markConversationRead(deps, { userId: account.id, personId: user.id }, params.id),
  )
  handle(app, conversations.remove, ({ params }, { actor }) =>
    deleteConversation(deps, actor, params.id),
  )
}

function stateRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, desk.resolve, async ({ params, body }, { actor }) =>
    withMessage(null, await resolve(deps, actor, params.id, body.resolved)),
  )
  handle(app, desk.assign, ({ params, body }, { actor, user }) =>
    assign(deps, { actor, byId: user.id }, params.id, body.person_id),
  )
  handle(app, desk.presence, async ({ params, body }, request) => {
    await requireOwn(deps, request.account.id, params.id)
    const conversationId = body.here ? params.id : null
    notifyPresence(deps, request, { tab: body.tab, conversationId, isTyping: false })
    return null
  })
}
