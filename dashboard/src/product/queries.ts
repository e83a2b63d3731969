import { system } from 'shared-types'
import { q } from '~/api/client.ts'

/**
 * Which features this server has and which are simulated. Changes only when it is restarted with another configuration, or a model on this
 * machine is chosen. A failure is only written to the console: the components that use this work without it.
 */
export const systemQuery = () => ({
  ...q(system.status, {}),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: false } as const,
})
