import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Keeps proxies and phones from closing a quiet stream. */
const HEARTBEAT_MS = 20_000

export type EventStream = {
  /** One server-sent event; `id` is what `Last-Event-ID` will hold. */
  send(event: string, data: unknown, id?: number): void
  end(): void
  /** Aborts when the client is gone or the stream was ended. */
  readonly closed: AbortSignal
}

/** Answers a request with `text/event-stream`; the caller sends until `closed`. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  const body = new PassThrough()
  const closing = new AbortController()
  const heartbeat = setInterval(() => body.write(': \n\n'), HEARTBEAT_MS)
  const close = () => {
    clearInterval(heartbeat)
    closing.abort()
  }
  body.once('close', close)
  request.raw.socket.once('close', close)
  void reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(body)
  return {
    send(event, data, id) {
      if (closing.signal.aborted) return
      const idLine = id === undefined ? '' : `id: ${id}\n`
      body.write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end() {
      close()
      body.end()
    },
    closed: closing.signal,
  }
}
