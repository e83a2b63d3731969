import { useMutation, useQueryClient } from '@tanstack/react-query'
import { conversations, desk, letters, team } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { WINDOW } from '~/api/window-id.ts'
import { messagesQuery } from '../queries.ts'

// Beside those of the list, which every visit to the inbox loads.

/** An email a message came by, whole. */
export const receivedMailQuery = (id: string) => q(letters.mail, { params: { id } })

export const useSendTranscript = (id: string) =>
  useMutation({
    mutationFn: (to: 'visitor' | 'me') =>
      callWithMessage(letters.transcript, { params: { id }, body: { to } }),
    meta: { success: true },
  })

/** Who a conversation can be given to. */
export const teamQuery = () => q(team.read, {})

/** Who looks after a conversation, and whether it is done with, stand in the lists too. */
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

/** Nobody has to know that it failed: the next time is in twenty seconds. */
export const tellHere = (id: string, here: boolean): void =>
  void call(desk.presence, { params: { id }, body: { tab: WINDOW, here } }).catch(() => undefined)
