import { keepPreviousData } from '@tanstack/react-query'
import { agents, callLogs, conversations } from 'shared-types'
import { q } from '~/api/client.ts'
import { searchOf } from '~/lib/search-of.ts'

/** Results of each kind; the page of that kind shows the rest. */
const MAX = 5
const SHORTEST = 2

/** The user did not ask for these results explicitly, so a failure only means that nothing is found. */
const quietly = (text: string) => ({
  enabled: text.length >= SHORTEST,
  placeholderData: keepPreviousData,
  meta: { failure: false } as const,
})

export const agentsQuery = () => ({ ...q(agents.list, {}), meta: { failure: false } as const })

export const foundConversationsQuery = (text: string) => ({
  ...q(conversations.list, { query: { page: 1, limit: MAX, ...searchOf(text) } }),
  ...quietly(text),
})

export const foundCallsQuery = (text: string) => ({
  ...q(callLogs.list, { query: { page: 1, limit: MAX, ...searchOf(text) } }),
  ...quietly(text),
})
