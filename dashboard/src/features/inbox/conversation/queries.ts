import { useMutation, useQueryClient } from '@tanstack/react-query'
import { conversations, desk, letters, team } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { WINDOW } from '~/api/window-id.ts'
import { messagesQuery } from '../queries.ts'

// These are separate from the queries of the list, which every visit to the inbox loads.

/** The complete email by which a message arrived. */
export const receivedMailQuery = (id: string) => q(letters.mail, { params: { id } })

export const useSendTranscript = (id: string) =>
  useMutation({
    mutationFn: (to: 'visitor' | 'me') =>
      callWithMessage(letters.transcript, { params: { id }, body: { to } }),
    meta: { success: true },
  })

/** The members to whom a conversation can be assigned. */
export const teamQuery = () => q(team.read, {})

/** The assignee and whether it is closed are shown in the lists too. */
function useStateChanged(id: string): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [
      messagesQuery(id).queryKey,
      [conversations.list.path],
      [conversations.counts.path],
    ])
      void queryClient.invalidateQueries({ queryKey })
  }
}

export function useResolve(id: string) {
  const onSuccess = useStateChanged(id)
  return useMutation({
    mutationFn: (resolved: boolean) =>
      callWithMessage(desk.resolve, { params: { id }, body: { resolved } }),
    onSuccess,
    meta: { success: true },
  })
}

export function useAssign(id: string) {
  const onSuccess = useStateChanged(id)
  return useMutation({
    mutationFn: (personId: string | null) =>
      call(desk.assign, { params: { id }, body: { person_id: personId } }),
    onSuccess,
  })
}

/** A failure shows no toast: the next call follows in twenty seconds. */
export const sendPresence = (id: string, here: boolean): void =>
  void call(desk.presence, { params: { id }, body: { tab: WINDOW, here } }).catch(() => undefined)
