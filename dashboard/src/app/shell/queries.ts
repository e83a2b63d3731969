import { useMutation, useQuery } from '@tanstack/react-query'
import { agents, callLogs, conversations, local, type Workspace, workspaces } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { paths } from '~/lib/paths.ts'
import { LOCAL_POLL_MS, workspacesQuery } from '~/product/queries.ts'

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

export const localMailsQuery = () => ({
  ...q(local.mails, {}),
  refetchInterval: LOCAL_POLL_MS,
})

/** The numbers that the local carrier can call. */
export const calledAgentsQuery = () => q(agents.list, {})

/** The workspaces, without a word where they cannot be loaded. */
export const quietWorkspacesQuery = () => ({
  ...workspacesQuery(),
  meta: { failure: false } as const,
})

/** The workspaces of the signed-in user; nothing until they are loaded. */
export function useWorkspaces(): Workspace[] {
  const { data } = useQuery(quietWorkspacesQuery())
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
