import { createParser } from 'eventsource-parser'
import type { DashboardEvent } from 'shared-types'
import type { Conversation } from './talk.ts'

/** Counts that an open Overview reloads when it receives news; without a stream it reloads all of them. */
const COUNTS = ['metrics/ai-messages', 'conversation/sentiment']
const ALL = [...COUNTS, 'metrics/customer-growth', 'first-run']
/** The same interval as in the dashboard. */
const EVERY_MS = 1_000

export type Watcher = { close(): void }

/** The event stream of a conversation, as the widget opens it. */
export const watchConversation = (origin: string, { id, token }: Conversation): Promise<Watcher> =>
  listen(`${origin}/api/widget/conversations/${id}/events`, { authorization: `Bearer ${token}` })

/** An owner at the Overview. @param isThrottled false to reload at every event, like an older dashboard */
export async function openOverview(
  origin: string,
  cookie: string,
  isThrottled: boolean,
): Promise<Watcher> {
  const closing = new AbortController()
  const { signal } = closing
  let stale = new Set<string>()
  let isReading = false
  const read = async () => {
    isReading = true
    while (stale.size > 0 && !signal.aborted) {
      const paths = [...stale]
      stale = new Set()
      const reads = paths.map(async (path) =>
        (await fetch(`${origin}/api/user/${path}`, { headers: { cookie }, signal })).text(),
      )
      const pause = new Promise((resolve) => setTimeout(resolve, isThrottled ? EVERY_MS : 0))
      await Promise.all([pause, ...reads])
    }
    isReading = false
  }
  const events = await listen(`${origin}/api/events`, { cookie }, (data) => {
    const { news } = JSON.parse(data) as DashboardEvent
    for (const path of news ? COUNTS : ALL) stale.add(path)
    if (isReading) return
    read().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  })
  return {
    close() {
      closing.abort()
      events.close()
    },
  }
}

async function listen(
  url: string,
  headers: Record<string, string>,
  hear: (data: string) => void = () => {},
): Promise<Watcher> {
  const closing = new AbortController()
  const { body, status } = await fetch(url, { headers, signal: closing.signal })
  if (status !== 200) throw new Error(`A stream was refused: ${status}`)
  const parser = createParser({ onEvent: ({ data }) => hear(data) })
  const run = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of body!) parser.feed(decoder.decode(chunk, { stream: true }))
  }
  run().catch(() => {})
  return { close: () => closing.abort() }
}
