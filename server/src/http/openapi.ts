import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { sessionCookieName } from './session.ts'

/** Generates the OpenAPI document of every route registered on `app` from here on, from the schemas that validate it. */
export async function describeApi(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nexus',
        version: '1.0.0',
        description:
          'Success answers `{ message, data }`, failure `{ message, code, details? }`. Calls below /api/widget are public and carry a visitor token; all others need a session.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(deps) },
          visitor: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
