import type { QueryClient } from '@tanstack/react-query'
import {
  agents,
  billing,
  callLogs,
  conversations,
  DASHBOARD_EVENTS,
  EVENTS_PATH,
  firstRun,
  integrations,
  knowledge,
  local,
  metrics,
  numbers,
  type DashboardEvent,
  type DashboardEventName,
} from 'shared-types'
import { API_BASE } from '~/lib/paths.ts'
import { applyNews } from './news.ts'
import { createRefresher, type Refresher } from './refresher.ts'

const REOPEN_AFTER_MS = 5_000

/** Which calls an event makes stale that does not say what is new. Only those on screen are fetched again. */
const STALE_AFTER: Record<DashboardEventName, readonly { path: string }[]> = {
  conversation: [
    conversations.list,
    conversations.messages,
    conversations.unread,
    metrics.conversationSentiment,
    metrics.customerGrowth,
    metrics.messages,
    knowledge.gaps,
    firstRun.read,
  ],
  call: [callLogs.list, callLogs.unread, metrics.callSentiment, metrics.messages, firstRun.read],
  knowledge: [
    knowledge.list,
    knowledge.listAll,
    knowledge.pages,
    knowledge.passages,
    knowledge.facts,
    knowledge.gaps,
    metrics.knowledge,
    firstRun.read,
  ],
  agent: [
    agents.list,
    agents.read,
    agents.chatbotConfig,
    agents.settings,
    integrations.list,
    integrations.read,
    metrics.agents,
    firstRun.read,
    numbers.forwardNumber,
    numbers.activeNumber,
    billing.purchase,
    billing.subscription,
  ],
  local_message: [local.messages, local.mails, local.groups, local.groupMessages],
}

/** Writes what changes elsewhere into what is known, or has it read again, until the returned function is called. */
export function openLiveStream(queryClient: QueryClient): () => void {
  const refresher = createRefresher(queryClient)
  let source: EventSource
  let timer: number | undefined
  let wasOpen = false

  const connect = () => {
    source = new EventSource(`${API_BASE}${EVENTS_PATH}`, { withCredentials: true })
    source.addEventListener('open', () => {
      // Events sent while the stream was down are lost, so everything they could have changed is stale.
      if (wasOpen) for (const name of DASHBOARD_EVENTS) markStale(refresher, name)
      wasOpen = true
    })
    source.addEventListener('error', () => {
      // The browser reconnects by itself unless the server answered with an error.
      if (source.readyState === EventSource.CLOSED)
        timer = window.setTimeout(connect, REOPEN_AFTER_MS)
    })
    for (const name of DASHBOARD_EVENTS) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const event = JSON.parse(data) as DashboardEvent
        if (event.news) refresher.markStale(applyNews(queryClient, event.id, event.news))
        else markStale(refresher, name, event)
      })
    }
  }

  connect()
  return () => {
    source.close()
    refresher.stop()
    window.clearTimeout(timer)
  }
}

function markStale(refresher: Refresher, name: DashboardEventName, event?: DashboardEvent): void {
  const keys = STALE_AFTER[name].map(({ path }) => {
    // One conversation changing must not reload another that happens to be open.
    const oneConversation = path === conversations.messages.path && event
    return oneConversation ? [path, { params: { id: event.id } }] : [path]
  })
  refresher.markStale(keys)
}
