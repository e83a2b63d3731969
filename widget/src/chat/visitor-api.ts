import type {
  OpenConversation,
  OpenedConversation,
  RequestPerson,
  VisitorHistory,
  VisitorMessage,
} from 'shared-types'
import { readEvents } from './sse.ts'
import type { ServerEvent } from './sse.ts'

/** What the server refused, in its own words. `status` is 0 when it was never reached. */
export class ApiError extends Error {
  status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Names a conversation and proves the right to it. */
export type Session = { id: string; token: string }

/** Every call of the widget, one function each. All throw `ApiError`. */
export const createVisitorApi = (apiBase: string, agentId: string) => {
  /** `body` makes it a POST. */
  const request = async (session: Session | null, path: string, body?: object, more?: More) => {
    const owner = session
      ? `conversations/${encodeURIComponent(session.id)}`
      : `agents/${encodeURIComponent(agentId)}`
    const response = await fetch(`${apiBase}/widget/${owner}/${path}`, {
      method: body ? 'POST' : 'GET',
      body: body && JSON.stringify(body),
      credentials: 'omit',
      signal: more?.signal,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(session && { authorization: `Bearer ${session.token}` }),
        ...more?.headers,
      },
    } as RequestInit).catch(unreached)
    if (response.ok) return response
    const failure = (await response.json().catch(() => ({}))) as { message?: string }
    throw new ApiError(response.status, failure.message ?? '')
  }
  const call = async <T>(...args: Parameters<typeof request>): Promise<T> => {
    const response = await request(...args)
    return ((await response.json().catch(unreached)) as { data: T }).data
  }

  return {
    open: (body: OpenConversation) => call<OpenedConversation>(null, 'conversations', body),
    history: (session: Session, after: number) =>
      call<VisitorHistory>(session, `messages?after=${after}`),
    requestPerson: (session: Session, body: RequestPerson) =>
      call<VisitorMessage>(session, 'handover', body),

    /** Yields `AnswerEvents`. Ends early, without `done`, when the connection breaks. */
    async *send(session: Session, message: { id: string; text: string }, signal: AbortSignal) {
      yield* stream(await request(session, 'messages', message, { signal }))
    },

    /** Yields `ConversationEvents` from after revision `after` on; `onBytes` is told of every sign of life. */
    async *events(session: Session, after: number, signal: AbortSignal, onBytes: () => void) {
      const more = { signal, headers: { 'last-event-id': String(after) } }
      yield* stream(await request(session, 'events', undefined, more), onBytes)
    },
  }
}
export type VisitorApi = ReturnType<typeof createVisitorApi>

type More = { signal: AbortSignal; headers?: Record<string, string> }

const unreached = (): never => {
  throw new ApiError(0, '')
}

async function* stream(response: Response, onBytes?: () => void): AsyncGenerator<ServerEvent> {
  try {
    yield* readEvents(response.body ?? unreached(), onBytes)
  } catch {
    unreached()
  }
}
