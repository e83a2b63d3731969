import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { files } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { inputSchema, refuseMalformedIds } from '../../http/contract.ts'
import { accountOfConversation } from '../conversations/account.ts'
import { replyAsAdmin, requireOwn } from '../conversations/service.ts'
import { answerWithFile } from './answer.ts'
import { withFile } from './form.ts'
import { readFile, sendFile } from './service.ts'
import { acceptMessage } from '../conversations/turns/accept.ts'
import { agentProfile } from '../agents/profile.ts'
import { toVisitorMessage } from '../visitor/service.ts'

type Asked = { Params: { id: string; fileId: string }; Querystring: { preview?: 'true' } }

/** Time limit of an upload: enough for 10 MB over a slow connection. */
const VISITOR_FILE_MS = 60_000

/** The routes for members of an account. */
export async function fileRoutes(app: FastifyInstance, deps: Deps) {
  await app.register(multipart)
  app.post<Asked>(files.send.path, { schema: inputSchema(files.send) }, async (request, reply) => {
    const { id: conversationId } = idsOf(request)
    const { account, user } = request
    await requireOwn(deps, account.id, conversationId)
    const admin = { userId: account.id, personId: user.id, name: user.full_name }
    const data = await withFile(deps, request, reply, { who: 'team', userId: account.id }, (sent) =>
      sendFile(deps, { userId: account.id, conversationId, ...sent }, (posted) =>
        replyAsAdmin(deps, admin, conversationId, posted),
      ),
    )
    return { message: '', data }
  })
  app.get<Asked>(files.read.path, { schema: inputSchema(files.read) }, async (request, reply) => {
    const { id: conversationId, fileId: id } = idsOf(request)
    const where = { userId: request.account.id, conversationId, id }
    return answerWithFile(reply, await readFile(deps, where, Boolean(request.query.preview)))
  })
}

/** The routes for the visitor of a conversation, whose token was checked. */
export async function visitorFileRoutes(app: FastifyInstance, deps: Deps) {
  await app.register(multipart)
  app.post<Asked>(
    files.visitorSend.path,
    { schema: inputSchema(files.visitorSend), config: { bodyMs: VISITOR_FILE_MS } },
    async (request, reply) => {
      const { id: conversationId } = idsOf(request)
      const userId = await accountOfConversation(deps, conversationId)
      const { message, agentId } = await withFile(
        deps,
        request,
        reply,
        { who: 'visitors', userId },
        (sent) =>
          sendFile(deps, { userId, conversationId, ...sent }, (posted) =>
            acceptMessage(deps, { conversationId, ...posted }),
          ),
      )
      const { brandName } = await agentProfile(deps, agentId)
      return { message: '', data: toVisitorMessage(message, brandName) }
    },
  )
  app.get<Asked>(
    files.visitorRead.path,
    { schema: inputSchema(files.visitorRead) },
    async (request, reply) => {
      const { id: conversationId, fileId: id } = idsOf(request)
      const userId = await accountOfConversation(deps, conversationId)
      const where = { userId, conversationId, id }
      return answerWithFile(reply, await readFile(deps, where, Boolean(request.query.preview)))
    },
  )
}

function idsOf(request: FastifyRequest) {
  refuseMalformedIds(request)
  return request.params as Asked['Params']
}
