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
    // Since when somebody waits, and who looks after it, is read.
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

/** The first page is brought up to date where the conversation stands on it; otherwise every page moves. What a search finds is read. */
function applyToList(queryClient: QueryClient, id: string, news: ConversationNews): QueryKey[] {
  const path = conversations.list.path
  const pages = queryClient.getQueriesData<ConversationList>({ queryKey: [path] })
  const searches = pages.map(([key]) => key).filter(isPart)
  const first = pages.find(([key]) => queryOf(key).page === 1 && !isPart(key))
  const next = first?.[1] && withRowNews(first[1], id, news)
  if (!first || !next) return [[path]]
  queryClient.setQueryData(first[0], next)
  return searches
}

/** `q()` makes the keys of this path, with the input second. */
const queryOf = (key: QueryKey) => (key[1] as Input<typeof conversations.list>).query

/** What a search finds, or one state has. */
const isPart = (key: QueryKey) => !!queryOf(key).q || !!queryOf(key).state

/** What counts or lists what is new. */
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
    // Who asks for a person, what they wrote last, and what had no answer.
    ...(speaker || asked.length > 0 || isAnswered ? [[attention.read.path]] : []),
  ]
}
