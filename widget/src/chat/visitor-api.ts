import type {
  OpenConversation,
  OpenedConversation,
  RequestPerson,
  VisitorHistory,
  VisitorMessage,
  WidgetConfig,
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
  const agent = `/widget/agents/${encodeURIComponent(agentId)}`
  const of = (session: Session) => `/widget/conversations/${encodeURIComponent(session.id)}`

  const request = async (path: string, init: RequestInit, session?: Session): Promise<Response> => {
    const headers: Record<string, string> = { ...(init.headers as Record<string, string>) }
    if (session) headers.authorization = `Bearer ${session.token}`
    if (init.body) headers['content-type'] = 'application/json'
    let response: Response
    try {
      response = await fetch(apiBase + path, { ...init, headers, credentials: 'omit' })
    } catch {
      throw new ApiError(0, '')
    }
    if (response.ok) return response
    const failure = (await response.json().catch(() => null)) as { message?: string } | null
    throw new ApiError(response.status, failure?.message ?? '')
  }
  const call = async <T>(path: string, init: RequestInit, session?: Session): Promise<T> => {
    const response = await request(path, init, session)
    const { data } = (await response.json().catch(() => {
      throw new ApiError(0, '')
    })) as { data: T }
    return data
  }
  const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

  return {
    config: () => call<WidgetConfig>(`${agent}/config`, {}),
    open: (body: OpenConversation) =>
      call<OpenedConversation>(`${agent}/conversations`, post(body)),
    history: (session: Session, after: number) =>
      call<VisitorHistory>(`${of(session)}/messages?after=${after}`, {}, session),
    requestPerson: (session: Session, body: RequestPerson) =>
      call<VisitorMessage>(`${of(session)}/handover`, post(body), session),

    /** Yields `AnswerEvents`. Ends early, without `done`, when the connection breaks. */
    async *send(session: Session, message: { id: string; text: string }, signal: AbortSignal) {
      const init = { ...post(message), signal, headers: { accept: 'text/event-stream' } }
      yield* stream(await request(`${of(session)}/messages`, init, session))
    },

    /** Yields `ConversationEvents` from after revision `after` on; `onBytes` is told of every sign of life. */
    async *events(session: Session, after: number, signal: AbortSignal, onBytes: () => void) {
      const headers = { accept: 'text/event-stream', 'last-event-id': String(after) }
      yield* stream(await request(`${of(session)}/events`, { signal, headers }, session), onBytes)
    },
  }
}
export type VisitorApi = ReturnType<typeof createVisitorApi>

async function* stream(response: Response, onBytes?: () => void): AsyncGenerator<ServerEvent> {
  if (!response.body) throw new ApiError(0, '')
  try {
    yield* readEvents(response.body, onBytes)
  } catch {
    throw new ApiError(0, '')
  }
}
