import type { QueryClient } from '@tanstack/react-query'
import {
  agents,
  agentTests,
  agentVersions,
  attention,
  BEHIND_EVENT,
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
  NOTES_PATH,
  numbers,
  RATING_PATH,
  TAUGHT_PATH,
  team,
  user,
  workspaces,
  type DashboardEvent,
  type DashboardEventName,
} from 'shared-types'
import { API_BASE } from '~/lib/paths.ts'
import { applyNews } from './news.ts'
import { setPresence } from './presence.ts'
import { WINDOW } from './window-id.ts'
import { createRefresher, type Refresher } from './refresher.ts'

const REOPEN_AFTER_MS = 5_000

/** For each event that does not contain the news itself: the calls it makes stale. Only those on screen are fetched again. */
const STALE_AFTER: Record<DashboardEventName, readonly { path: string }[]> = {
  conversation: [
    conversations.list,
    conversations.messages,
    conversations.unread,
    conversations.counts,
    metrics.conversationSentiment,
    metrics.customerGrowth,
    metrics.messages,
    knowledge.gaps,
    attention.read,
    firstRun.read,
  ],
  call: [
    attention.read,
    callLogs.list,
    callLogs.read,
    callLogs.unread,
    metrics.callSentiment,
    metrics.messages,
    firstRun.read,
  ],
  knowledge: [
    knowledge.list,
    knowledge.listAll,
    knowledge.pages,
    knowledge.passages,
    knowledge.facts,
    knowledge.changes,
    knowledge.contradictions,
    knowledge.gaps,
    { path: TAUGHT_PATH },
    attention.read,
    metrics.knowledge,
    firstRun.read,
  ],
  agent: [
    agents.list,
    agents.read,
    agents.chatbotConfig,
    agents.settings,
    agentVersions.read,
    integrations.list,
    integrations.read,
    metrics.agents,
    firstRun.read,
    numbers.forwardNumber,
    numbers.activeNumber,
    billing.purchase,
    billing.subscription,
  ],
  presence: [],
  note: [{ path: NOTES_PATH }, { path: RATING_PATH }, attention.read],
  agent_test: [agentTests.list, agentTests.readRun, agentVersions.read],
  team: [user.current, team.read, workspaces.list],
  local_message: [local.messages, local.mails, local.groups, local.groupMessages],
}

/** Applies changes from elsewhere to the cached data, or has it fetched again, until the returned function is called. */
export function openLiveStream(queryClient: QueryClient): () => void {
  const refresher = createRefresher(queryClient)
  let source: EventSource
  let timer: number | undefined
  let wasOpen = false

  const markAllStale = (names: readonly DashboardEventName[]) => {
    for (const name of names) markStale(refresher, name)
  }

  const connect = () => {
    // Milliseconds since the page began to load: in that time everything on screen was requested.
    const loadingMs = Math.ceil(performance.now())
    const address = `${API_BASE}${EVENTS_PATH}?tab=${WINDOW}&asking=${loadingMs}`
    source = new EventSource(address, { withCredentials: true })
    source.addEventListener('open', () => {
      // Events sent while the stream was down are lost, so everything they could have changed is stale.
      if (wasOpen) markAllStale(DASHBOARD_EVENTS)
      wasOpen = true
    })
    source.addEventListener(BEHIND_EVENT, ({ data }: MessageEvent<string>) =>
      markAllStale(JSON.parse(data)),
    )
    source.addEventListener('error', () => {
      // The browser reconnects by itself unless the server answered with an error.
      if (source.readyState === EventSource.CLOSED)
        timer = window.setTimeout(connect, REOPEN_AFTER_MS)
    })
    for (const name of DASHBOARD_EVENTS) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const event = JSON.parse(data) as DashboardEvent
        if (event.people) setPresence(event.id, event.people)
        else if (event.news) refresher.markStale(applyNews(queryClient, event.id, event.news))
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
