import { callLogs, system } from 'shared-types'
import { q } from '~/api/client.ts'

/** §8: a failure is for the console only. */
export const unreadCallsQuery = () => ({
  ...q(callLogs.unread, {}),
  meta: { failure: false } as const,
})

/** Changes only when the server is started with another configuration. */
export const systemQuery = () => ({
  ...q(system.status, {}),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: false } as const,
})
