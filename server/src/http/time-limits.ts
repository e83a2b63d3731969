import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { MINUTE_MS } from '../lib/time.ts'

/** Longest time for a body that is no file, in ms: it is sent in one go, and a slow sender only holds a connection. */
const BODY_MS = 15_000
/** Longest time for an upload, in ms: enough for the largest PDF over a slow line. */
const UPLOAD_MS = 5 * MINUTE_MS

/**
 * Time limits for clients, as options for `Fastify()`. Event streams and sockets of calls may stay open: each carries something
 * at least every twenty seconds.
 */
export const TIME_LIMITS = {
  requestTimeout: UPLOAD_MS,
  /** For connections on which nothing is sent in either direction. */
  connectionTimeout: 2 * MINUTE_MS,
  /** Longer than proxies keep connections, so that none of them sends into a connection that is just being closed. */
  keepAliveTimeout: 75_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many ms an upload with a file may take on this route, where that is less than `requestTimeout`. */
    bodyMs?: number
  }
}

/** Answers 408 to a body that takes too long. Files may take as long as their route allows, or `requestTimeout`. */
export function limitBodies(app: FastifyInstance, milliseconds = BODY_MS): void {
  app.addHook('preParsing', async (request, reply, body) => {
    const most = bringsFile(request) ? request.routeOptions.config.bodyMs : milliseconds
    if (request.raw.complete || !most) return
    const timer = setTimeout(() => {
      if (!reply.sent) reply.header('connection', 'close').send(tooSlow())
    }, most)
    const done = () => clearTimeout(timer)
    body.once('end', done).once('close', done)
  })
}

/** Whether a form with a file arrives at a route that accepts files. Read from the header, because the body has not been parsed yet. */
const bringsFile = (request: FastifyRequest) =>
  'isMultipart' in request &&
  request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')

const tooSlow = () =>
  new AppError(408, 'too_slow', 'The request took too long to arrive. Please try again.')
