import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { acceptForms } from '../../http/form-body.ts'
import { revokeToken } from './end-grant.ts'
import { PATHS, RESOURCE_METADATA_PATH, resourceMetadata, serverMetadata } from './metadata.ts'
import { register } from './register.ts'

const HIDDEN = { schema: { hide: true } }

/** The endpoints that programs call to get access; people decide in the dashboard. */
export async function oauthRoutes(app: FastifyInstance, deps: Deps) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  for (const path of [RESOURCE_METADATA_PATH, `${RESOURCE_METADATA_PATH}/mcp`]) {
    app.get(path, HIDDEN, () => resourceMetadata(deps.config))
  }
  app.get(PATHS.server, HIDDEN, () => serverMetadata(deps.config))
  app.post(PATHS.register, HIDDEN, (request, reply) => {
    const { status, answer } = register(deps.config, request.body)
    return reply.code(status).send(answer)
  })
  await app.register(async (forms) => {
    acceptForms(forms)
    forms.post(PATHS.token, HIDDEN, async (request, reply) => {
      // Imported on demand with its library, because most servers never need it.
      const { exchange } = await import('./exchange.ts')
      const { status, answer } = await exchange(deps, request.headers, fieldsOf(request))
      return reply.code(status).send(answer)
    })
    forms.post(PATHS.revoke, HIDDEN, async (request, reply) => {
      await revokeToken(deps, fieldsOf(request)['token'] ?? '')
      return reply.code(200).send()
    })
  })
}

const fieldsOf = ({ body }: FastifyRequest) => (body ?? {}) as Record<string, string>
