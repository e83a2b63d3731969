import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
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
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Every call of this server. Those below /api/v1 are for other programs, carry an API key, and are described apart at /api/v1/openapi.json: build on them. The others belong to the dashboard and the widget and change with them. They answer `{ message, data }`; failures are `{ message, code, details? }` everywhere.',
      },
      servers: [{ url: deps.config.appUrl }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(deps) },
          visitor: { type: 'http', scheme: 'bearer' },
          apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'nxs_…' },
        },
      },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      // A route without a required proof of identity needs none.
      return { url, schema: { security: [], ...schema } as FastifySchema }
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
