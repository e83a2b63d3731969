import type { QueryClient, QueryKey } from '@tanstack/react-query'
import {
  attention,
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

/**
 * Applies news of a conversation to the cached data.
 * @returns keys of what has to be fetched anyway
 */
export function applyNews(
  queryClient: QueryClient,
  id: string,
  news: ConversationNews,
): QueryKey[] {
  return [
    ...applyToDetail(queryClient, id, news),
    ...applyToList(queryClient, id, news),
    ...countsAfter(news),
    // The waiting time and the assignee are fetched, because the news do not contain them.
    ...(news.speaker
      ? [
          [conversations.list.path],
          [conversations.counts.path],
          [conversations.messages.path, { params: { id } }],
        ]
      : []),
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

/**
 * Updates the first page of the list where it has the conversation; otherwise every page changes. Results of a search are fetched
 * again.
 */
function applyToList(queryClient: QueryClient, id: string, news: ConversationNews): QueryKey[] {
  const path = conversations.list.path
  const pages = queryClient.getQueriesData<ConversationList>({ queryKey: [path] })
  const searches = pages.map(([key]) => key).filter(isPart)
  const first = pages.find(([key]) => queryOf(key).page === 1 && !isPart(key))
  const next = first?.[1] && withRowNews(first[1], id, news)
  if (!first || !next) return [[path]]
  queryClient.setQueryData(first[0], next)
  // A response that is under way may be older than the news, and replaces them.
  return queryClient.isFetching({ queryKey: first[0] }) > 0 ? [first[0], ...searches] : searches
}

/** The cast is safe: `q()` makes the keys of this path, with the input second. */
const queryOf = (key: QueryKey) => (key[1] as Input<typeof conversations.list>).query

/** Whether a list is limited to a search or to one state. */
const isPart = (key: QueryKey) => !!queryOf(key).q || !!queryOf(key).state

/** Keys of counts and lists that the news change. */
function countsAfter({ messages, speaker }: ConversationNews): QueryKey[] {
  const asked = messages.filter(({ sender }) => sender.role === 'customer')
  const isBegun = asked.some(({ seq }) => seq === 1)
  const isAnswered = messages.some(({ sender, message }) => sender.role === 'agent' && message)
  return [
    ...(asked.length > 0
      ? [[metrics.conversationSentiment.path], [conversations.unread.path]]
      : []),
    ...(isBegun ? [[metrics.customerGrowth.path], [firstRun.read.path]] : []),
    ...(isAnswered ? [[metrics.messages.path]] : []),
    // The overview shows who asked for a person, their last words, and unanswered questions.
    ...(speaker || asked.length > 0 || isAnswered ? [[attention.read.path]] : []),
  ]
}
