import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { files } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { inputSchema, refuseMalformedIds } from '../../http/contract.ts'
import { replyAsAdmin, requireOwn } from '../conversations/service.ts'
import { answerWithFile } from './answer.ts'
import { withFile } from './form.ts'
import { readFile, sendFile } from './service.ts'

type Asked = { Params: { id: string; fileId: string }; Querystring: { preview?: 'true' } }

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

function idsOf(request: FastifyRequest) {
  refuseMalformedIds(request)
  return request.params as Asked['Params']
}
