import type { FastifyReply } from 'fastify'

/** A signal that aborts when the client has received the response or is gone. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}
