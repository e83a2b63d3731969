import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { joinHeartbeats } from './heartbeats.ts'

/** A client is disconnected when so many bytes wait for it; it reconnects and continues where it was. */
const MAX_BUFFERED_BYTES = 256 * 1024

export type EventStream = {
  /** Sends one server-sent event; the client repeats `id` in `Last-Event-ID` when it reconnects. */
  send(event: string, data: unknown, id?: number): void
  end(): void
  /** Ends the stream and tells the client to reconnect after a random moment, so that not all come back at once. */
  endForNow(): void
  /** Aborts when the client is gone or the stream was ended. */
  readonly closed: AbortSignal
}

/** A comment of the format: every client ignores it. */
const COMMENT = ': \n\n'
const BACK_WITHIN_MS = { from: 500, to: 3_000 }

/** Made once, because aborting without a reason creates an error with a stack trace each time. */
const CLOSED = new Error('the stream is closed')

const openStreams = new WeakMap<object, Set<EventStream>>()

/** Ends all streams when the server stops, because they would never end by themselves. */
export function endStreamsOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    for (const stream of streamsOf(app.server)) stream.endForNow()
  })
}

/** Opens a `text/event-stream` as the response to a request; the caller sends events until `closed`. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  const { raw } = reply
  const streams = streamsOf(request.server.server)
  const closing = new AbortController()
  // Events sent in the same tick are written together.
  let unsent = ''
  const write = (text: string) => {
    if (closing.signal.aborted) return
    if (raw.writableLength > MAX_BUFFERED_BYTES) return void raw.destroy()
    if (!unsent) setImmediate(flush)
    unsent += text
  }
  const flush = () => {
    if (unsent && !raw.destroyed && !raw.writableEnded) raw.write(unsent)
    unsent = ''
  }
  const endHeartbeats = joinHeartbeats(() => write(COMMENT))
  const stream: EventStream = {
    send(event, data, id) {
      const idLine = id === undefined ? '' : `id: ${id}\n`
      write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end() {
      if (!close()) return
      raw.end(unsent)
      unsent = ''
    },
    endForNow() {
      const { from, to } = BACK_WITHIN_MS
      write(`retry: ${Math.round(from + Math.random() * (to - from))}\n\n`)
      stream.end()
    },
    closed: closing.signal,
  }
  const close = () => {
    if (closing.signal.aborted) return false
    endHeartbeats()
    streams.delete(stream)
    closing.abort(CLOSED)
    return true
  }
  streams.add(stream)
  raw.once('close', close)
  // A client that left before this point sends no more 'close': it is reported once the caller has added its listeners.
  if (raw.destroyed) setImmediate(close)
  // Fastify no longer sends this response itself, but the headers set by its hooks (CORS, security) are still needed.
  reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  // Headers are only sent with the first bytes, and the stream counts as open even before its first event.
  write(COMMENT)
  return stream
}

function streamsOf(server: object): Set<EventStream> {
  const known = openStreams.get(server)
  if (known) return known
  const streams = new Set<EventStream>()
  openStreams.set(server, streams)
  return streams
}
