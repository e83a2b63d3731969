import type { OpenConversation, OpenedConversation, VisitorHistory } from 'shared-types'
import type { PanelStrings } from '../panel/strings.ts'
import { toJson } from './json.ts'
import { readEvents } from './sse.ts'
import type { ServerEvent } from './sse.ts'

/** The server's refusal as shown to the visitor; empty where nothing more is known. `status` is 0 when the server was not reached. */
export class ApiError extends Error {
  status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** How long the server may take for a response that is not a stream, in ms. */
const RESPONSE_MS = 30_000

/** Id of a conversation, and the token that gives access to it. */
export type Session = { id: string; token: string }

/** Every call of the widget, one function each. All throw `ApiError`. */
export const createVisitorApi = (apiBase: string, agentId: string, strings: PanelStrings) => {
  const refusals: Record<number, string> = {
    400: strings.invalid,
    404: strings.unavailable,
    409: strings.unavailable,
    429: strings.tooFast,
  }

  /** With a `body` it is a POST. */
  const request = async (session: Session | null, path: string, body?: object, more?: More) => {
    const owner = session
      ? `conversations/${encodeURIComponent(session.id)}`
      : `agents/${encodeURIComponent(agentId)}`
    const response = await fetch(`${apiBase}/widget/${owner}/${path}`, {
      method: body && 'POST',
      body: body && toJson(body),
      credentials: 'omit',
      signal: more?.signal ?? AbortSignal.timeout(RESPONSE_MS),
      // The name of a header is data, so it is a string: the build would shorten the name of a property.
      headers: [
        ...(body ? [['content-type', 'application/json']] : []),
        ...(session ? [['authorization', `Bearer ${session.token}`]] : []),
        ...(more?.headers ?? []),
      ],
    } as RequestInit).catch(unreached)
    if (response.ok) return response
    throw new ApiError(response.status, refusals[response.status] ?? '')
  }
  const call = async <T>(...args: Parameters<typeof request>): Promise<T> => {
    const response = await request(...args)
    return ((await response.json().catch(unreached)) as { data: T }).data
  }

  return {
    open: (body: OpenConversation) => call<OpenedConversation>(null, 'conversations', body),
    history: (session: Session | null, after: number) =>
      call<VisitorHistory>(session, `messages?after=${after}`),
    /** For requests without further options. */
    post: call as <T>(session: Session, path: string, body: object) => Promise<T>,

    /** Yields `AnswerEvents`. Ends early, without `done`, when the connection breaks. */
    async *send(session: Session, message: { id: string; text: string }, signal: AbortSignal) {
      yield* stream(await request(session, 'messages', message, { signal }))
    },

    /**
     * Yields `ConversationEvents` after revision `after`; `onBytes` is called whenever something is received. The team sees from which page
     * the request comes, without anything behind `?` or `#`.
     */
    async *events(session: Session, after: number, signal: AbortSignal, onBytes: () => void) {
      const more = { signal, headers: [['last-event-id', String(after)]] }
      const page = encodeURIComponent(location.origin + location.pathname)
      yield* stream(await request(session, `events?page=${page}`, undefined, more), onBytes)
    },
  }
}
export type VisitorApi = ReturnType<typeof createVisitorApi>

type More = { signal: AbortSignal; headers?: string[][] }

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
