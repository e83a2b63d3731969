import { createParser } from 'eventsource-parser'
import { Agent } from 'undici'
import type { DashboardEvent } from 'shared-types'
import type { Conversation } from './talk.ts'

/** Counts an open Overview reads again when it hears what is new; when it does not, all of them. */
const COUNTS = ['metrics/ai-messages', 'conversation/sentiment']
const ALL = [...COUNTS, 'metrics/customer-growth', 'first-run']
/** As the dashboard does. */
const EVERY_MS = 1_000

export type Watcher = { close(): void }

/** The events of its own conversation, as the widget has them open. */
export const watchConversation = (origin: string, { id, token }: Conversation): Promise<Watcher> =>
  listen(`${origin}/api/widget/conversations/${id}/events`, { authorization: `Bearer ${token}` })

/** An owner who looks at the Overview. @param isThrottled false: reads with every event, as an older dashboard did */
export async function openOverview(
  origin: string,
  cookie: string,
  isThrottled: boolean,
): Promise<Watcher> {
  let stale = new Set<string>()
  let isReading = false
  const read = async () => {
    isReading = true
    while (stale.size > 0) {
      const paths = [...stale]
      stale = new Set()
      const reads = paths.map((path) =>
        fetch(`${origin}/api/user/${path}`, { headers: { cookie } }),
      )
      const pause = new Promise((resolve) => setTimeout(resolve, isThrottled ? EVERY_MS : 0))
      await Promise.all([pause, ...reads.map(async (answer) => (await answer).text())])
    }
    isReading = false
  }
  return listen(`${origin}/api/events`, { cookie }, (data) => {
    const { news } = JSON.parse(data) as DashboardEvent
    for (const path of news ? COUNTS : ALL) stale.add(path)
    if (!isReading) void read()
  })
}

async function listen(
  url: string,
  headers: Record<string, string>,
  hear: (data: string) => void = () => {},
): Promise<Watcher> {
  const closing = new AbortController()
  const dispatcher = new Agent({ bodyTimeout: 0 })
  // The types of Node's own fetch and of the package differ in nothing that matters here.
  const init = { headers, signal: closing.signal, dispatcher } as RequestInit
  const { body, status } = await fetch(url, init)
  if (status !== 200) throw new Error(`A stream was refused: ${status}`)
  const parser = createParser({ onEvent: ({ data }) => hear(data) })
  const run = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of body!) parser.feed(decoder.decode(chunk, { stream: true }))
  }
  run().catch(() => {})
  return { close: () => closing.abort() }
}
