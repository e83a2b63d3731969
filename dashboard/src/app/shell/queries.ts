import { useMutation, useQuery } from '@tanstack/react-query'
import { agents, callLogs, conversations, local, type Workspace, workspaces } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { paths } from '~/lib/paths.ts'

/** Read once when the shell mounts and again whenever calls change. A failure is for the console only. */
export const unreadCallsQuery = () => ({
  ...q(callLogs.unread, {}),
  meta: { failure: false } as const,
})

/** Of the inbox, as the calls above. */
export const unreadConversationsQuery = () => ({
  ...q(conversations.unread, {}),
  meta: { failure: false } as const,
})

/** Live updates say when something was sent; this is for the time the stream is down. */
const LOCAL_POLL_MS = 5_000

export const localMessagesQuery = () => ({
  ...q(local.messages, {}),
  refetchInterval: LOCAL_POLL_MS,
})

export const localMailsQuery = () => ({
  ...q(local.mails, {}),
  refetchInterval: LOCAL_POLL_MS,
})

/** Whom the local carrier can call. */
export const calledAgentsQuery = () => q(agents.list, {})

/** Those of who is signed in; nothing until they are known. */
export function useWorkspaces(): Workspace[] {
  const { data } = useQuery({ ...q(workspaces.list, {}), meta: { failure: false } })
  return data?.workspaces ?? []
}

/** Everything on the screen is of the one before, so the page is loaded anew. */
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
