import { useMutation, useQuery } from '@tanstack/react-query'
import { agents, callLogs, conversations, local, type Workspace, workspaces } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { paths } from '~/lib/paths.ts'

/** Fetched once when the shell mounts and again whenever calls change. A failure is only written to the console. */
export const unreadCallsQuery = () => ({
  ...q(callLogs.unread, {}),
  meta: { failure: false } as const,
})

/** The same for the inbox. */
export const unreadConversationsQuery = () => ({
  ...q(conversations.unread, {}),
  meta: { failure: false } as const,
})

/** Live updates report what was sent; this is the polling interval for when the stream is down. */
const LOCAL_POLL_MS = 5_000

export const localMessagesQuery = () => ({
  ...q(local.messages, {}),
  refetchInterval: LOCAL_POLL_MS,
})

export const localMailsQuery = () => ({
  ...q(local.mails, {}),
  refetchInterval: LOCAL_POLL_MS,
})

/** The numbers that the local carrier can call. */
export const calledAgentsQuery = () => q(agents.list, {})

export const workspacesQuery = () => ({
  ...q(workspaces.list, {}),
  meta: { failure: false } as const,
})

/** The workspaces of the signed-in user; nothing until they are loaded. */
export function useWorkspaces(): Workspace[] {
  const { data } = useQuery(workspacesQuery())
  return data?.workspaces ?? []
}

/** Everything on the screen belongs to the previous workspace, so the page is reloaded. */
export const useEnterWorkspace = () =>
  useMutation({
    mutationFn: (id: string) => call(workspaces.enter, { body: { id } }),
    onSuccess: () => location.assign(paths.dashboard),
  })

export const localLettersQuery = () => ({
  ...q(local.letters, {}),
  refetchInterval: LOCAL_POLL_MS,
})

export const useAnswerLetter = (id: string) =>
  useMutation({
    mutationFn: (text: string) =>
      callWithMessage(local.answerLetter, { params: { id }, body: { text } }),
    meta: { success: true },
  })
