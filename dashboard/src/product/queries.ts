import { local, system, workspaces } from 'shared-types'
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

/** The user's workspaces. */
export const workspacesQuery = () => q(workspaces.list, {})

/** Live updates report what was sent; this is the polling interval for when the stream is down. */
export const LOCAL_POLL_MS = 5_000

/** The texts that the local carrier would have sent. */
export const localMessagesQuery = () => ({
  ...q(local.messages, {}),
  refetchInterval: LOCAL_POLL_MS,
})
