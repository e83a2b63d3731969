import { system } from 'shared-types'
import { q } from '~/api/client.ts'

/**
 * What this server has and what stands in for it. Changes only when it is started with another configuration, or a model of this machine
 * is chosen. A failure is for the console: whoever shows this has something to say without it.
 */
export const systemQuery = () => ({
  ...q(system.status, {}),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: false } as const,
})
