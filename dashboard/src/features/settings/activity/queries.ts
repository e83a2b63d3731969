import { infiniteQueryOptions } from '@tanstack/react-query'
import { audit } from 'shared-types'
import { call } from '~/api/client.ts'
import { nextOf } from '~/lib/entries-of.ts'

export const activityQuery = () =>
  infiniteQueryOptions({
    queryKey: [audit.list.path] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call(audit.list, { query: before ? { before } : {} }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
    // Always stale: other pages add to the log without knowing of this query.
    refetchOnMount: 'always',
  })
