import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lineSampler } from '../telemetry/line-sampler.ts'
import { forRequest } from '../telemetry/request-id.ts'

export const REQUEST_ID_HEADER = 'x-request-id'

/** The most log lines in a minute for one kind of refusal, so that somebody who keeps being refused does not fill the disk. */
const MAX_REFUSALS = 60
const MAX_PATH = 200

/** Adds the request's id to every response and to every log line written for it. */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    forRequest(request.id, done)
  })
  // Again, because a body arrives in events of the socket, which do not carry the context of the request.
  app.addHook('preValidation', (request, _reply, done) => forRequest(request.id, done))
}

/**
 * Logs one line for each request. Query strings and path parameters are left out: they may hold what people typed, or links that
 * open things.
 */
export function logAccess(app: FastifyInstance): void {
  const admits = lineSampler(MAX_REFUSALS)
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
    ...(isAnyPath(route) && { path: request.url.split('?', 1)[0]!.slice(0, MAX_PATH) }),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  }
}

/** Whether the route's pattern does not show which file or path was requested. */
const isAnyPath = (route: string) => route === 'none' || route.endsWith('*')
