import { createBackoff } from './backoff.ts'
import type { ServerEvent } from './sse.ts'
import { ApiError } from './visitor-api.ts'

/** A connection that has been silent this long is taken for dead; the server sends heartbeats more often. */
const SILENCE_MS = 75_000
/** A hidden page keeps listening this long, then lets go; it resumes where it was when it is shown again. */
const GRACE_MS = 60_000

type Options = {
  connect: (signal: AbortSignal, onBytes: () => void) => AsyncGenerator<ServerEvent>
  onEvent: (event: ServerEvent) => void
  /** The server will not have this conversation any more. */
  onGone: () => void
  /** Something came through. */
  onHealthy: () => void
}

/** Keeps the events of a conversation coming: reconnects with back-off, rests while nobody looks. */
export const createEventStream = ({ connect, onEvent, onGone, onHealthy }: Options) => {
  let current: AbortController | undefined
  let grace: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    const controller = new AbortController()
    current = controller
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(() => controller.abort(), SILENCE_MS)
    }
    const onBytes = () => {
      listen()
      backoff.reset()
      onHealthy()
    }
    listen()
    try {
      for await (const event of connect(controller.signal, onBytes)) {
        if (current !== controller) return
        onEvent(event)
      }
    } catch (error) {
      if (current === controller && isGone(error)) {
        stop()
        return onGone()
      }
    }
    if (current !== controller) return
    current = undefined
    clearTimeout(silence)
    backoff.later()
  }
  const start = () => {
    clearTimeout(grace)
    if (current || document.hidden) return
    backoff.stop()
    void run()
  }
  const stop = () => {
    const controller = current
    current = undefined
    clearTimeout(grace)
    clearTimeout(silence)
    backoff.stop()
    controller?.abort()
  }
  const backoff = createBackoff(start)
  return {
    /** Connects, unless it is connected or nobody looks. */
    start,
    stop,
    /** The page went out of sight. */
    rest: () => {
      clearTimeout(grace)
      grace = setTimeout(stop, GRACE_MS)
    },
  }
}

/** The token has expired, or the conversation or its agent is no more. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404, 410].includes(error.status)
