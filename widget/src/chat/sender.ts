import { createBackoff } from './backoff.ts'
import { isGone } from './event-stream.ts'
import type { ServerEvent } from './sse.ts'
import type { VisitorStorage } from './storage.ts'
import type { Outgoing } from './stored.ts'
import { ApiError } from './visitor-api.ts'
import type { Session, VisitorApi } from './visitor-api.ts'

/** How often a message is sent again after a server error, before the visitor has to retry. */
const SERVER_ERROR_TRIES = 3

/** A connection can break without a sign. After this time without `accepted`, in ms, a message is sent again; its id keeps it single. */
const ACCEPT_MS = 30_000

type Options = {
  api: VisitorApi
  storage: VisitorStorage
  /** Only one tab of the site sends at a time, so that messages stay in order and only one conversation is opened. */
  lockName: string
  /** The conversation to send to; it is opened where there is none. */
  session: () => Promise<Session>
  hasSession: () => boolean
  onGone: () => void
  /** Called once per message; the function it returns receives every event of the response. */
  onTurn: () => (event: ServerEvent) => void
  /** The response ended prematurely. */
  onBroken: () => void
  onChange: () => void
}

/** Sends the messages in the outbox in order. A message is removed only when the server has accepted it. */
export const createSender = (options: Options) => {
  const { api, storage } = options
  let controller = new AbortController()
  let isBusy = false
  let isAwaited = false

  const next = () => storage.readOutbox().find((item) => item.error === undefined)
  const change = (id: string, error?: string) => {
    const outbox = storage.readOutbox()
    storage.writeOutbox(
      error === undefined
        ? outbox.filter((item) => item.id !== id)
        : outbox.map((item) => (item.id === id ? { ...item, error } : item)),
    )
    options.onChange()
  }

  /** Resolves at `accepted`; the rest of the response is read while the next message is sent. */
  const deliver = (session: Session, item: Outgoing) =>
    new Promise<void>((resolve, reject) => {
      setTimeout(reject, ACCEPT_MS, new ApiError(0, ''))
      follow(session, item, resolve).catch(reject)
    })

  const follow = async (session: Session, item: Outgoing, onAccepted: () => void) => {
    const { signal } = controller
    const onEvent = options.onTurn()
    let isAccepted = false
    let isDone = false
    try {
      for await (const event of api.send(session, { id: item.id, text: item.text }, signal)) {
        isDone = event.event === 'done' || event.event === 'error'
        if (event.event === 'error' && !isAccepted) throw new ApiError(400, '')
        onEvent(event)
        if (event.event !== 'accepted') continue
        isAccepted = true
        change(item.id)
        onAccepted()
      }
    } catch (error) {
      if (!isAccepted) throw error
    }
    if (!isAccepted) throw new ApiError(0, '')
    if (!isDone && !signal.aborted) options.onBroken()
  }

  const sendAll = async () => {
    let isRenewed = false
    for (let item = next(); item && !controller.signal.aborted; item = next()) {
      try {
        await deliver(await options.session(), item)
        backoff.reset()
        isRenewed = false
      } catch (error) {
        // What is no refusal of the server has no status either.
        const { status, message } = error as Partial<ApiError>
        if (isGone(error) && options.hasSession() && !isRenewed) {
          isRenewed = true
          options.onGone()
          continue
        }
        if (!status || (status >= 500 && backoff.failures() + 1 < SERVER_ERROR_TRIES)) throw error
        change(item.id, message)
      }
    }
  }

  const flush = async (): Promise<void> => {
    isAwaited = true
    if (isBusy) return
    isBusy = true
    backoff.stop()
    try {
      while (isAwaited) {
        isAwaited = false
        await exclusively(options.lockName, sendAll)
      }
    } catch {
      if (!controller.signal.aborted) backoff.later()
    }
    isBusy = false
    options.onChange()
  }
  const backoff = createBackoff(flush)

  return {
    flush: flush as () => void,
    isHeldUp: () => backoff.failures() > 0,
    start: () => {
      if (controller.signal.aborted) controller = new AbortController()
    },
    stop: () => {
      backoff.reset()
      controller.abort()
    },
  }
}

/**
 * Runs `action` while no other tab of the site runs one of the same name. Without Web Locks (on plain http), or when the browser refuses
 * them (site data is blocked, a sandboxed frame), it runs at once.
 */
export const exclusively = <T>(name: string, action: () => Promise<T>): Promise<T> => {
  let begun: Promise<T> | undefined
  const begin = () => (begun ??= action())
  return navigator.locks?.request(name, begin).catch(begin) ?? begin()
}
