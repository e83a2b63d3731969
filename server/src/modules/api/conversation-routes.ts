import type { FastifyInstance } from 'fastify'
import { apiConversations } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handleApi } from '../../http/api-contract.ts'
import { repeatableId } from '../../http/idempotent.ts'
import { pageOfFound } from '../../lib/cursor.ts'
import { findOwnAgent } from '../agents/own.ts'
import {
  findConversation,
  pageConversations,
  pageMessages,
  readConversations,
  toApiMessage,
} from '../conversations/inbox/listing.ts'
import {
  adminOf,
  listConversations,
  replyAsAdmin,
  resolve,
  switchControlAs,
} from '../conversations/service.ts'

const SPEAKERS = { agent: 'bot', person: 'admin' } as const

export function conversationApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiConversations.list, async ({ query }, { account }) => {
    if (query.agent_id) await findOwnAgent(deps, account.id, query.agent_id)
    return pageConversations(deps, account.id, query)
  })
  handleApi(app, apiConversations.search, ({ query }, { account, user }) =>
    pageOfFound(query, async (page) => {
      const who = { userId: account.id, personId: user.id }
      const { conversations, meta } = await listConversations(deps, who, { ...query, page })
      const ids = conversations.map(({ id }) => id)
      return { data: await readConversations(deps, account.id, ids), total: meta.total }
    }),
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
