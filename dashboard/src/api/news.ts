import type { QueryClient, QueryKey } from '@tanstack/react-query'
import {
  conversations,
  firstRun,
  metrics,
  type ConversationDetail,
  type ConversationList,
  type ConversationNews,
  type Input,
} from 'shared-types'
import { withRowNews } from './inbox-news.ts'
import { withDetailNews } from './conversation-news.ts'

/** Writes what is new in a conversation into what is known of it. @returns what has to be read all the same */
export function applyNews(
  queryClient: QueryClient,
  id: string,
  news: ConversationNews,
): QueryKey[] {
  return [
    ...applyToDetail(queryClient, id, news),
    ...applyToList(queryClient, id, news),
    ...countsAfter(news),
  ]
}

function applyToDetail(queryClient: QueryClient, id: string, news: ConversationNews): QueryKey[] {
  const key = [conversations.messages.path, { params: { id } }]
  const known = queryClient.getQueryData<ConversationDetail>(key)
  const next = known && withDetailNews(known, news)
  if (!next) return [key]
  queryClient.setQueryData(key, next)
  return []
}

/** The first page is brought up to date where the conversation stands on it; otherwise every page moves. What a search finds is read. */
function applyToList(queryClient: QueryClient, id: string, news: ConversationNews): QueryKey[] {
  const path = conversations.list.path
  const pages = queryClient.getQueriesData<ConversationList>({ queryKey: [path] })
  const searches = pages.map(([key]) => key).filter((key) => queryOf(key).q)
  const first = pages.find(([key]) => queryOf(key).page === 1 && !queryOf(key).q)
  const next = first?.[1] && withRowNews(first[1], id, news)
  if (!first || !next) return [[path]]
  queryClient.setQueryData(first[0], next)
  return searches
}

/** `q()` makes the keys of this path, with the input second. */
const queryOf = (key: QueryKey) => (key[1] as Input<typeof conversations.list>).query

/** The numbers that count what is new. */
function countsAfter({ messages }: ConversationNews): QueryKey[] {
  const asked = messages.filter(({ sender }) => sender.role === 'customer')
  const isBegun = asked.some(({ seq }) => seq === 1)
  const isAnswered = messages.some(({ sender, message }) => sender.role === 'agent' && message)
  return [
    ...(asked.length > 0
      ? [[metrics.conversationSentiment.path], [conversations.unread.path]]
      : []),
    ...(isBegun ? [[metrics.customerGrowth.path], [firstRun.read.path]] : []),
    ...(isAnswered ? [[metrics.messages.path]] : []),
  ]
}
