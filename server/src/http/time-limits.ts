import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** A form is sent in one go; whoever takes longer holds a connection for nothing. */
const BODY_MS = 15_000
/** The largest PDF over a slow line. */
const UPLOAD_MS = 5 * 60_000

/**
 * How long a client may take, for `Fastify()`. Only what a client does counts: an event stream or a socket of a call lasts as long as
 * something is said on it, and each says something at least every twenty seconds.
 */
export const TIME_LIMITS = {
  requestTimeout: UPLOAD_MS,
  /** Nothing came and nothing went. */
  connectionTimeout: 2 * 60_000,
  /** Longer than proxies keep theirs, so that none sends into a connection that is just being closed. */
  keepAliveTimeout: 75_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many milliseconds a form with a file may take here, where that is less than `requestTimeout`. */
    bodyMs?: number
  }
}

/** Answers 408 to a body that takes too long; files have the time of their route, or of `requestTimeout`. */
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

/** A form with files, at a route that takes one: only there is a request asked whether it is. It cannot answer yet, before it is parsed. */
const bringsFile = (request: FastifyRequest) =>
  'isMultipart' in request &&
  request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')

const tooSlow = () =>
  new AppError(408, 'too_slow', 'The request took too long to arrive. Please try again.')
