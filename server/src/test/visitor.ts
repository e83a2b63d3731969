import type { FastifyInstance } from 'fastify'
import { createParser } from 'eventsource-parser'
import { newId } from '../lib/ids.ts'
import { liveStream } from './live-stream.ts'

/** `data` is parsed with the contract's schema, so that a test which expects another shape fails. */
// oxlint-disable-next-line typescript/no-explicit-any -- any JSON that was received
export type SentEvent = { event: string; data: any; id: string | undefined }

/** The events in the body of a finished `text/event-stream`. */
export function eventsOf(body: string): SentEvent[] {
  const events: SentEvent[] = []
  const parser = createParser({
    onEvent: ({ event, data, id }) => events.push({ event: event!, data: JSON.parse(data), id }),
  })
  parser.feed(body)
  return events
}

/** A visitor with an open conversation; `live` requires an app that listens. */
export async function aVisitor(app: FastifyInstance, agentId: string, opening: object = {}) {
  const opened = await app.inject({
    method: 'POST',
    url: `/api/widget/agents/${agentId}/conversations`,
    payload: opening,
  })
  const { conversation_id: id, visitor_token: token } = opened.json().data as {
    conversation_id: string
    visitor_token: string
  }
  const headers = { authorization: `Bearer ${token}` }
  const url = `/api/widget/conversations/${id}`
  return {
    id,
    token,
    headers,
    url,
    /** Posts a message and waits for the end of its answer. */
    async say(text: string, clientId = newId()) {
      const payload = { id: clientId, text }
      const response = await app.inject({
        method: 'POST',
        url: `${url}/messages`,
        headers,
        payload,
      })
      return { response, events: eventsOf(response.body), clientId }
    },
    /** Posts a message over a real connection and reads the answer as it arrives. */
    liveSay: (text: string, clientId = newId(), node = app) =>
      liveStream(`${node.listeningOrigin}${url}/messages`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ id: clientId, text }),
      }),
    /** Sends a file and waits for its message. */
    sendFile: (file: File, clientId = newId()) =>
      postFile(app, `${url}/files`, headers, file, clientId),
    liveEvents: (after?: number, node = app) =>
      liveStream(`${node.listeningOrigin}${url}/events`, {
        headers: { ...headers, ...(after !== undefined && { 'last-event-id': String(after) }) },
      }),
    async history(after = 0) {
      const response = await app.inject({ url: `${url}/messages?after=${after}`, headers })
      return response.json().data
    },
    requestPerson: (payload: object = {}) =>
      app.inject({ method: 'POST', url: `${url}/handover`, headers, payload }),
  }
}

/** Posts a form with one file, like browsers do. */
export async function postFile(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
  file: File,
  clientId: string,
) {
  const form = new FormData()
  form.set('id', clientId)
  form.set('file', file)
  const body = new Response(form)
  const payload = Buffer.from(await body.arrayBuffer())
  const type = body.headers.get('content-type')!
  return app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload })
}
