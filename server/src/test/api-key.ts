import type { FastifyInstance } from 'fastify'
import type { ApiScope, NewApiKey } from 'shared-types'
import { TEST_ORIGIN } from './test-app.ts'

/**
 * Creates an API key with a few scopes, as its owner does.
 * @returns the `authorization` header of its requests
 */
export async function aKey(
  app: FastifyInstance,
  cookie: string,
  scopes: ApiScope[],
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/api-keys',
    headers: { cookie, origin: TEST_ORIGIN },
    payload: { name: 'Narrow', scopes, expires_in_days: null },
  })
  return `Bearer ${response.json<{ data: NewApiKey }>().data.secret}`
}
