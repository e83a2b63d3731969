import { useQueryClient, type QueryClient } from '@tanstack/react-query'
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
import { useEffect } from 'react'
import { API_BASE } from '~/lib/paths.ts'

const REOPEN_AFTER_MS = 5_000

/** Which calls an event makes stale. Only those on screen are fetched again at once. */
const STALE_AFTER: Record<DashboardEventName, readonly { path: string }[]> = {
  conversation: [
    conversations.list,
    conversations.messages,
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
  local_message: [local.messages, local.groups, local.groupMessages],
}

/** Keeps one stream open while the shell is mounted, so that what changes elsewhere shows at once. */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient()
  useEffect(() => openStream(queryClient), [queryClient])
}

function openStream(queryClient: QueryClient): () => void {
  let source: EventSource
  let timer: number | undefined
  let wasOpen = false

  const connect = () => {
    source = new EventSource(`${API_BASE}${EVENTS_PATH}`, { withCredentials: true })
    source.addEventListener('open', () => {
      // Events sent while the stream was down are lost, so everything they could have changed is stale.
      if (wasOpen) for (const name of DASHBOARD_EVENTS) invalidate(queryClient, name)
      wasOpen = true
    })
    source.addEventListener('error', () => {
      // The browser reconnects by itself unless the server answered with an error.
      if (source.readyState === EventSource.CLOSED)
        timer = window.setTimeout(connect, REOPEN_AFTER_MS)
    })
    for (const name of DASHBOARD_EVENTS) {
      source.addEventListener(name, (event: MessageEvent<string>) =>
        invalidate(queryClient, name, JSON.parse(event.data) as DashboardEvent),
      )
    }
  }

  connect()
  return () => {
    source.close()
    window.clearTimeout(timer)
  }
}

function invalidate(
  queryClient: QueryClient,
  name: DashboardEventName,
  event?: DashboardEvent,
): void {
  for (const { path } of STALE_AFTER[name]) {
    // One conversation changing must not reload another that happens to be open.
    const oneConversation = path === conversations.messages.path && event
    const queryKey = oneConversation ? [path, { params: { id: event.id } }] : [path]
    void queryClient.invalidateQueries({ queryKey })
  }
}
