import type { AnswerEvents, ConversationEvents, VisitorMessage, WidgetConfig } from 'shared-types'
import { vi } from 'vitest'

type Call = {
  method: string
  path: string
  body: { id?: string; text?: string }
  lastEventId: string | null
}
type Stream = ReadableStreamDefaultController<Uint8Array>

/** The visitor API behind `fetch`: records requests, and streams what a test tells it to. */
export const fakeServer = () => {
  const calls: Call[] = []
  const messages: VisitorMessage[] = []
  /** The streams that are open now, newest last. */
  const events: Stream[] = []
  const answers: Stream[] = []
  const failures: (() => Response | Promise<Response>)[] = []
  let conversations = 0
  let revision = 0
  let isReachable = true

  const store = (
    role: VisitorMessage['sender']['role'],
    text: string,
    more: Partial<VisitorMessage> = {},
  ) => {
    const known = messages.find((each) => each.id === more.id)
    const message: VisitorMessage = {
      id: `s${messages.length + 1}`,
      client_id: null,
      seq: messages.length + 1,
      text,
      date: '2026-01-01T00:00:00Z',
      sender: {
        role,
        name: role === 'admin' ? 'Sam' : role === 'agent' ? 'Acme' : 'Visitor',
        avatar: null,
      },
      status: 'complete',
      sources: [],
      ...known,
      ...(known && { text }),
      ...more,
      revision: ++revision,
    }
    if (known) messages[messages.indexOf(known)] = message
    else messages.push(message)
    return message
  }
  const accept = ({ id = '', text = '' }: Call['body'], stream: Stream) => {
    const message =
      messages.find(({ client_id }) => client_id === id) ??
      store('customer', text, { client_id: id })
    write(stream, 'accepted', { message })
  }

  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    const call: Call = {
      method: init.method ?? 'GET',
      path: new URL(url).pathname,
      body: JSON.parse(String(init.body ?? '{}')),
      lastEventId: headers.get('last-event-id'),
    }
    init.signal?.throwIfAborted()
    if (!isReachable) throw new TypeError('Failed to fetch')
    calls.push(call)
    if (call.path.endsWith('/events')) return streamed(events, init.signal)
    const failure = failures.shift()
    if (failure) return failure()
    if (call.path.endsWith('/config')) return answer(config)
    if (call.path.endsWith('/conversations'))
      return answer({ conversation_id: `c${++conversations}`, visitor_token: 'token' })
    if (call.path.endsWith('/lead')) return answer(null)
    if (call.path.endsWith('/handover')) return answer(store('agent', 'Someone will come.'))
    if (call.method === 'POST')
      return streamed(answers, init.signal, (stream) => accept(call.body, stream))
    const after = Number(new URL(url).searchParams.get('after'))
    const missed = messages.filter((message) => message.revision > after)
    return answer({ messages: missed, admin_in_control: false, handover_requested: false })
  }
  vi.stubGlobal('fetch', fetch)

  return {
    calls,
    messages,
    events,
    answers,
    store,
    posts: () =>
      calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages')),
    /** The next request (except for the event stream) fails like this. */
    failNext: (status: number, message: string) =>
      failures.push(() => Response.json({ message, code: 'x' }, { status })),
    /** The next request (except for the event stream) is answered when the returned function is called. */
    holdNext: (data: unknown) => {
      let release = () => {}
      const held = new Promise<Response>((resolve) => (release = () => resolve(answer(data))))
      failures.push(() => held)
      return release
    },
    setReachable: (value: boolean) => {
      isReachable = value
    },
    /** Sends an event on the response that is open. */
    say: <E extends keyof AnswerEvents>(event: E, data: AnswerEvents[E]) =>
      write(answers.at(-1), event, data),
    endAnswer: () => answers.pop()?.close(),
    breakAnswer: () => answers.pop()?.error(new TypeError('network error')),
    /** Sends an event to every open event stream. */
    tell: <E extends keyof ConversationEvents>(event: E, data: ConversationEvents[E]) => {
      for (const stream of events) write(stream, event, data)
    },
    breakEvents: () => {
      for (const stream of events.splice(0)) stream.error(new TypeError('network error'))
    },
  }
}
export type FakeServer = ReturnType<typeof fakeServer>

export const config: WidgetConfig = {
  agent_id: 'a1',
  active: true,
  brand_name: 'Acme',
  brand_color: '#1f3fbf',
  text_color: '#ffffff',
  welcome_message: 'Hello **you**',
  suggested_questions: ['When are you open?'],
  allow_handover: true,
  language: 'auto',
}

const answer = (data: unknown) => Response.json({ message: '', data })

const streamed = (
  list: Stream[],
  signal?: AbortSignal | null,
  onStart?: (stream: Stream) => void,
) => {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      list.push(stream)
      const leave = () => list.splice(list.indexOf(stream), 1)
      signal?.addEventListener('abort', () => {
        if (list.includes(stream)) leave()
        stream.error(new DOMException('Aborted', 'AbortError'))
      })
      onStart?.(stream)
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const write = (stream: Stream | undefined, event: string, data: unknown) =>
  stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
