import { createParser } from 'eventsource-parser'
import type { SentEvent } from './visitor.ts'

/** A `text/event-stream` over a real connection, read while it is open. */
export async function liveStream(url: string, init: RequestInit = {}) {
  const connection = new AbortController()
  const response = await fetch(url, { ...init, signal: connection.signal })
  const events: SentEvent[] = []
  let ended = false
  const waiting = new Set<() => void>()
  const changed = () => {
    for (const check of waiting) check()
  }
  const parser = createParser({
    onEvent: ({ event, data, id }) => {
      events.push({ event: event!, data: JSON.parse(data), id })
      changed()
    },
  })
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) parser.feed(decoder.decode(chunk, { stream: true }))
  }
  const end = read()
    .catch(() => {})
    .finally(() => {
      ended = true
      changed()
    })
  /** The first event that `matches`, already received or later. */
  const until = (matches: (event: SentEvent) => boolean): Promise<SentEvent> =>
    new Promise((resolve, reject) => {
      const check = () => {
        const found = events.find(matches)
        if (found) resolve(found)
        else if (ended) reject(new Error(`the stream ended after ${JSON.stringify(events)}`))
        else return
        waiting.delete(check)
      }
      waiting.add(check)
      check()
    })
  return {
    response,
    events,
    end,
    until,
    named: (name: string) => until(({ event }) => event === name),
    tokens: () =>
      events
        .filter(({ event }) => event === 'token')
        .map(({ data }) => data.text as string)
        .join(''),
    close: () => connection.abort(),
  }
}
