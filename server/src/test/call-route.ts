import type { FastifyInstance } from 'fastify'
import { fillPath } from 'shared-types'
import type { Request } from './isolation/types.ts'
import { TEST_ORIGIN } from './test-app.ts'

/** Calls a route of the server with a request from the isolation table. */
export async function callRoute(
  app: FastifyInstance,
  { method, url }: { method: string; url: string },
  { params, query, body, form }: Request,
  headers: Record<string, string>,
) {
  const multipart = form && new Response(toFormData(form))
  return app.inject({
    method: method as 'GET',
    url: fillPath(url, params),
    headers: {
      origin: TEST_ORIGIN,
      ...(multipart && { 'content-type': multipart.headers.get('content-type')! }),
      ...headers,
    },
    ...(query && { query }),
    ...(body && { payload: body }),
    ...(multipart && { payload: Buffer.from(await multipart.arrayBuffer()) }),
  })
}

function toFormData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
