import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lineSampler } from '../telemetry/line-sampler.ts'
import { forRequest } from '../telemetry/request-id.ts'

export const REQUEST_ID_HEADER = 'x-request-id'

/** Of each refusal of a route in a minute: whoever knocks all day without a key does not fill a disk. */
const MOST_REFUSALS = 60
const MOST_PATH = 200

/** Every answer carries the id of its request, and so does every line written for it. */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    forRequest(request.id, done)
  })
  // A body arrives in events of its socket, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => forRequest(request.id, done))
}

/** One line for each request: no query string, and no value of an address, for both hold what people type and links that open things. */
export function logAccess(app: FastifyInstance): void {
  const admits = lineSampler(MOST_REFUSALS)
  app.addHook('onResponse', async (request, reply) => {
    const line = lineOf(request, reply)
    const { method, route, status } = line
    const isRefusal = status >= 400 && status < 500
    const kind = `${status} ${method} ${route}`
    const onSkipped = (skipped: number) =>
      app.log.info({ method, route, status, skipped }, 'more requests like it')
    if (isRefusal && !admits(kind, onSkipped)) return
    forRequest(request.id, () => request.log.info(line, 'request'))
  })
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  const route = request.routeOptions.url ?? 'none'
  return {
    method: request.method,
    route,
    ...(isAnyPath(route) && { path: request.url.split('?', 1)[0]!.slice(0, MOST_PATH) }),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  }
}

/** Where the pattern of the route says nothing of what was asked for. */
const isAnyPath = (route: string) => route === 'none' || route.endsWith('*')
