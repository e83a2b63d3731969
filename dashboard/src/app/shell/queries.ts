import { system } from 'shared-types'
import { q } from '~/api/client.ts'

/** Changes only when the server is started with another configuration. */
export const systemQuery = () => ({
  ...q(system.status, {}),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: false } as const,
})
