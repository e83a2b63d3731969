import { createBackoff } from './backoff.ts'
import type { ServerEvent } from './sse.ts'
import { ApiError } from './visitor-api.ts'

/** A connection that has been silent this long, in ms, is considered dead; the server sends heartbeats more often. */
const SILENCE_MS = 75_000
/** A hidden page keeps its connection this long, in ms, and then closes it; it resumes at the same place when it is shown again. */
const GRACE_MS = 60_000

type Options = {
  connect: (signal: AbortSignal, onBytes: () => void) => AsyncGenerator<ServerEvent>
  onEvent: (event: ServerEvent) => void
  /** Called when the server no longer accepts this conversation. */
  onGone: () => void
  /** Called when something was received. */
  onHealthy: () => void
}

/** Receives the events of a conversation: reconnects with back-off, and disconnects while the page is hidden. */
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
    /** Connects, unless it is connected already or the page is hidden. */
    start,
    stop,
    /** The page was hidden. */
    rest: () => {
      clearTimeout(grace)
      grace = setTimeout(stop, GRACE_MS)
    },
  }
}

/** The token has expired, or the conversation or its agent has been deleted. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404, 410].includes(error.status)
