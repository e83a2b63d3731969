import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { joinHeartbeats } from './heartbeats.ts'

/** A client that reads slower than this piles up is dropped; it reconnects and resumes. */
const MOST_BUFFERED_BYTES = 256 * 1024

export type EventStream = {
  /** One server-sent event; `id` is what `Last-Event-ID` will hold. */
  send(event: string, data: unknown, id?: number): void
  end(): void
  /** Ends it, and tells the client to come back in a moment: not all at the same one. */
  endForNow(): void
  /** Aborts when the client is gone or the stream was ended. */
  readonly closed: AbortSignal
}

/** Every reader of event streams skips it. */
const COMMENT = ': \n\n'
const BACK_WITHIN_MS = { from: 500, to: 3_000 }

/** Made once: an abort without a reason makes an error with a stack trace each time. */
const CLOSED = new Error('the stream is closed')

const openStreams = new WeakMap<object, Set<EventStream>>()

/** Streams never end by themselves, so a server that stops has to end them. */
export function endStreamsOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    for (const stream of streamsOf(app.server)) stream.endForNow()
  })
}

/** Answers a request with `text/event-stream`; the caller sends until `closed`. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  const { raw } = reply
  const streams = streamsOf(request.server.server)
  const closing = new AbortController()
  // What is said in one go leaves in one piece.
  let unsent = ''
  const write = (text: string) => {
    if (closing.signal.aborted) return
    if (raw.writableLength > MOST_BUFFERED_BYTES) return void raw.destroy()
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
  // Whoever left while the answer was prepared sends no second 'close'; the caller's listeners hear of it once they are there.
  if (raw.destroyed) setImmediate(close)
  // Fastify steps aside, but the headers its hooks set (CORS, security) go out.
  reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  // The headers leave with the first bytes; a stream with nothing to say yet is open all the same.
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
