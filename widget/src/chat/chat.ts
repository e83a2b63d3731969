import type { RateConversation, VisitorMessage } from 'shared-types'
import { coreStrings } from '../panel/strings.ts'
import type { HistoryPage, PersonRequest, RatingChoice } from '../panel/types.ts'
import { createEventStream, isGone } from './event-stream.ts'
import { hear } from './hear.ts'
import { watchPage } from './page.ts'
import { createRecord } from './record.ts'
import { createSender, exclusively } from './sender.ts'
import { openStorage, storageKey } from './storage.ts'
import { createTurn } from './turn.ts'
import type { ChatOptions } from './types.ts'
import { ApiError, createVisitorApi } from './visitor-api.ts'
import type { Session } from './visitor-api.ts'

/**
 * One visitor's conversation with one agent, independent of any framework. It is opened by the first message, survives reloads and is
 * shared by the tabs of a site. It does nothing, and does not touch the browser, before it is started or asked for its state; `start` and
 * `stop` may be called repeatedly.
 */
export const createChat = ({
  apiBase,
  agentId,
  strings = coreStrings,
  locale,
  given = {},
}: ChatOptions) => {
  const key = storageKey(apiBase, agentId) + (given.person ?? '')
  const api = createVisitorApi(apiBase, agentId, strings)
  const storage = openStorage(key)
  const record = createRecord({
    storage,
    strings,
    isHeldUp: () => sender.isHeldUp(),
    onDrop: () => stream.stop(),
  })

  const session = async (): Promise<Session> => {
    // Another tab may have opened a conversation while this one waited for the lock.
    if (!record.talk()) record.adopt()
    const known = record.talk()
    if (known) return known
    const opened = await api.open({
      page_url: location.href.slice(0, 2_048),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: locale ?? navigator.language,
      // The earlier conversation's token proves that it is the same visitor.
      previous: storage.readLeft() ?? undefined,
      identity: given.identity,
    })
    const fresh = record.begin(opened.conversation_id, opened.visitor_token)
    listen()
    return fresh
  }

  /** A request that was in flight when the chat was stopped must not make it listen again. */
  const listen = () => stopWatching && stream.start()

  /** Fetches messages that may have been missed, where waiting for the event stream could take too long. */
  const catchUp = async () => {
    const talk = record.talk()
    if (!talk) return
    listen()
    const history = await api.history(talk, talk.cursor).catch(() => null)
    if (!history || record.talk()?.id !== talk.id) return
    const { messages, admin_in_control: isPerson, handover_requested: isRequested } = history
    record.addMessages(messages, Math.max(0, ...messages.map(({ revision }) => revision)))
    record.setControl({ isPerson, isRequested, name: isPerson ? talk.control.name : null })
  }

  const stream = createEventStream({
    connect: (signal, onBytes) => {
      const talk = record.talk()
      if (!talk) throw new ApiError(410, '')
      return api.events(talk, talk.cursor, signal, onBytes)
    },
    onEvent: (event) => hear(record, event),
    onGone: record.forget,
    // The connection works again, so the sender does not have to wait for its next retry.
    onHealthy: () => sender.isHeldUp() && sender.flush(),
  })

  const sender = createSender({
    api,
    storage,
    lockName: key,
    session,
    hasSession: () => record.talk() !== null,
    onGone: record.forget,
    onTurn: () => createTurn(record, strings),
    onBroken: () => {
      record.thinking.clear()
      void catchUp()
    },
    onChange: record.draw,
  })

  const wake = () => {
    if (record.talk()) listen()
    sender.flush()
    record.draw()
  }

  const holdSession = () => exclusively(key, session)

  const post = async <T>(path: string, body: object): Promise<T> =>
    api.post<T>(await holdSession(), path, body)

  const askPerson = async (request: PersonRequest, isSecondTry = false): Promise<void> => {
    try {
      const message = await post<VisitorMessage>('handover', request)
      record.setNotice(null)
      record.addMessages([message])
      const talk = record.talk()
      if (talk) record.setControl({ ...talk.control, isRequested: true })
    } catch (error) {
      if (isGone(error) && record.talk() && !isSecondTry) {
        record.forget()
        return askPerson(request, true)
      }
      record.setNotice((error instanceof ApiError && error.message) || strings.notDelivered)
    }
  }

  let stopWatching: (() => void) | undefined
  return {
    getState: record.getState,
    subscribe: record.subscribe,
    /** Messages that arrive while the panel is open and the page visible count as read. */
    setOpen: record.setOpen,
    askPerson: (request: PersonRequest) => void askPerson(request),
    /** Sends something other than a message, opening the conversation first where there is none. Throws `ApiError`. */
    post,
    rate: async (rating: RatingChoice, words?: string) => {
      await post('rating', { rating, words } satisfies RateConversation)
      record.setRating(rating)
    },
    askRating: record.askRating,
    beginAnew: record.beginAnew,
    /** The address of the conversation's files, and the token that gives access to them. */
    apiBase,
    holdSession,
    readHistory: async (after: number): Promise<HistoryPage> => api.history(record.talk(), after),
    send: (text: string) => {
      storage.writeOutbox([...storage.readOutbox(), { id: newId(), text }])
      record.setNotice(null)
      sender.flush()
    },
    /** Sends a message again that the server had refused. */
    retry: (id: string) => {
      storage.writeOutbox(
        storage.readOutbox().map((item) => (item.id === id ? { id, text: item.text } : item)),
      )
      record.draw()
      sender.flush()
    },
    start: () => {
      if (stopWatching) return
      const stopStorage = storage.watch(() => {
        record.adopt()
        if (record.talk()) listen()
      })
      const stopPage = watchPage({
        onWake: wake,
        onHide: stream.rest,
        onLeave: stream.stop,
        onOffline: record.draw,
      })
      stopWatching = () => {
        stopStorage()
        stopPage()
      }
      sender.start()
      // Another tab may have changed the state since it was first read.
      record.adopt()
      wake()
    },
    stop: () => {
      stopWatching?.()
      stopWatching = undefined
      stream.stop()
      sender.stop()
      record.stop()
    },
  }
}
export type Chat = ReturnType<typeof createChat>

/** 128 random bits. `crypto.randomUUID` is missing on plain http pages. */
const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
