import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { files } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { inputSchema } from '../../http/contract.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { agentProfile } from '../agents/profile.ts'
import { accountOfConversation } from '../conversations/account.ts'
import { acceptMessage } from '../conversations/turns/accept.ts'
import { answerWithFile } from '../files/answer.ts'
import { withFile } from '../files/form.ts'
import { readFile, sendFile } from '../files/service.ts'
import { toVisitorMessage } from './service.ts'

type Asked = { Params: { id: string; fileId: string }; Querystring: { preview?: 'true' } }

/** Time limit of an upload: enough for 10 MB over a slow connection. */
const UPLOAD_MS = MINUTE_MS

/** The routes for files of a visitor, whose token and ids were checked. */
export async function visitorFileRoutes(app: FastifyInstance, deps: Deps) {
  await app.register(multipart)
  app.post<Asked>(
    files.visitorSend.path,
    { schema: inputSchema(files.visitorSend), config: { bodyMs: UPLOAD_MS } },
    async (request, reply) => {
      const { id: conversationId } = request.params
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
      const { id: conversationId, fileId: id } = request.params
      const userId = await accountOfConversation(deps, conversationId)
      const where = { userId, conversationId, id }
      return answerWithFile(reply, await readFile(deps, where, Boolean(request.query.preview)))
    },
  )
}
