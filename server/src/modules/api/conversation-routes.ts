import type { FastifyInstance } from 'fastify'
import { apiConversations } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handleApi } from '../../http/api-contract.ts'
import { repeatableId } from '../../http/idempotent.ts'
import {
  findConversation,
  pageConversations,
  pageMessages,
  toApiMessage,
} from '../conversations/inbox/listing.ts'
import { adminOf, replyAsAdmin, resolve, switchControlAs } from '../conversations/service.ts'

const SPEAKERS = { agent: 'bot', person: 'admin' } as const

export function conversationApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiConversations.list, ({ query }, { account }) =>
    pageConversations(deps, account.id, query),
  )
  handleApi(app, apiConversations.read, ({ params }, { account }) =>
    findConversation(deps, account.id, params.id),
  )
  handleApi(app, apiConversations.change, async ({ params: { id }, body }, request) => {
    const { account, actor } = request
    if (body.control) {
      await switchControlAs(deps, actor, adminOf(request), id, SPEAKERS[body.control])
    }
    if (body.resolved !== undefined) await resolve(deps, actor, id, body.resolved)
    return findConversation(deps, account.id, id)
  })
  handleApi(app, apiConversations.messages, ({ params, query }, { account }) =>
    pageMessages(deps, account.id, params.id, query),
  )
  handleApi(app, apiConversations.reply, async ({ params: { id }, body }, request) => {
    const words = { text: body.text, clientId: repeatableId(request) }
    return toApiMessage(await replyAsAdmin(deps, adminOf(request), id, words), id)
  })
}
