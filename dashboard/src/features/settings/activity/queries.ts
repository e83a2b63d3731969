import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { audit, type AuditKind } from 'shared-types'
import { call } from '~/api/client.ts'
import { nextOf } from '~/lib/entries-of.ts'

/** Empty for everybody, or everything. */
export type ActivityFilter = { by: string; kind: AuditKind | '' }

export const activityQuery = ({ by, kind }: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: [audit.list.path, by, kind] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call(
        audit.list,
        { query: { ...(by && { by }), ...(kind && { kind }), ...(before && { before }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
    // Always stale: other pages add to the log without knowing of this query.
    refetchOnMount: 'always',
  })
