import { agents, callLogs, local } from 'shared-types'
import { q } from '~/api/client.ts'

/** Read once when the shell mounts and again whenever calls change. A failure is for the console only. */
export const unreadCallsQuery = () => ({
  ...q(callLogs.unread, {}),
  meta: { failure: false } as const,
})

/** Live updates say when something was sent; this is for the time the stream is down. */
const LOCAL_POLL_MS = 5_000

export const localMessagesQuery = () => ({
  ...q(local.messages, {}),
  refetchInterval: LOCAL_POLL_MS,
})

/** Whom the local carrier can call. */
export const calledAgentsQuery = () => q(agents.list, {})
