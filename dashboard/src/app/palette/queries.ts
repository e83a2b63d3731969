import { keepPreviousData } from '@tanstack/react-query'
import { agents, callLogs, conversations } from 'shared-types'
import { q } from '~/api/client.ts'
import { searchOf } from '~/lib/search-of.ts'

/** Of each kind; the page of the kind finds the rest. */
const MOST = 5
const SHORTEST = 2

/** Nobody asked for these by name: a failure shows in that nothing is found. */
const quietly = (text: string) => ({
  enabled: text.length >= SHORTEST,
  placeholderData: keepPreviousData,
  meta: { failure: false } as const,
})

export const agentsQuery = () => ({ ...q(agents.list, {}), meta: { failure: false } as const })

export const foundConversationsQuery = (text: string) => ({
  ...q(conversations.list, { query: { page: 1, limit: MOST, ...searchOf(text) } }),
  ...quietly(text),
})

export const foundCallsQuery = (text: string) => ({
  ...q(callLogs.list, { query: { page: 1, limit: MOST, ...searchOf(text) } }),
  ...quietly(text),
})
