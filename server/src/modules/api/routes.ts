import type { FastifyInstance } from 'fastify'
import { API_DOCUMENT_PATH, apiKey } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handleApi } from '../../http/api-contract.ts'
import { requireApiKey } from '../../http/api-key.ts'
import { limitApi } from '../../http/api-limits.ts'
import { answerOnce } from '../../http/idempotent.ts'
import { requireRoles } from '../../http/roles.ts'
import { agentApi } from './agent-routes.ts'
import { callApi } from './call-routes.ts'
import { conversationApi } from './conversation-routes.ts'
import { apiDocument } from './document.ts'
import { peopleApi } from './people-routes.ts'
import { webhookApi } from './webhook-routes.ts'

/** The API for other programs. Each route is a thin layer over the service that the dashboard uses. */
export async function publicApiRoutes(app: FastifyInstance, deps: Deps) {
  requireApiKey(app, deps)
  limitApi(app, deps)
  requireRoles(app)
  answerOnce(app, deps)
  handleApi(app, apiKey.read, (_input, { apiKey: { id, name, scopes, accountId, user, role } }) => {
    const person = { id: user.id, name: user.full_name, email: user.email, role }
    return { id, name, scopes, workspace: { id: accountId }, person }
  })
  conversationApi(app, deps)
  peopleApi(app, deps)
  callApi(app, deps)
  agentApi(app, deps)
  webhookApi(app, deps)
}

/** Serves its description to everybody. */
export function publicApiDocument(app: FastifyInstance, { config }: Deps): void {
  let text: string | undefined
  app.get(API_DOCUMENT_PATH, { schema: { hide: true } }, (_request, reply) => {
    text ??= JSON.stringify(apiDocument(config.appUrl))
    return reply.type('application/json; charset=utf-8').send(text)
  })
}
