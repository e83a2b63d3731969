import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { conversations, desk, letters, team, type ConversationDetail } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { WINDOW } from '~/api/window-id.ts'
import { tabStorage } from '~/lib/storage.ts'
import { withMessage, type Outgoing } from '../outgoing.ts'
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

/** Sends replies one after the other, in the order they were written. A failed one is kept until it is sent again or discarded. */
export function useReply(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: replyKey(id),
    scope: { id: `reply ${id}` },
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ text, clientId }: Outgoing) =>
      call(
        conversations.reply,
        { params: { id }, body: { response: text, client_id: clientId } },
        { admin: true },
      ),
    onSuccess: (message) => {
      queryClient.setQueryData(
        messagesQuery(id).queryKey,
        (detail: ConversationDetail | undefined) =>
          detail && { ...detail, messages: withMessage(detail.messages, message) },
      )
      void queryClient.invalidateQueries({ queryKey: [conversations.list.path] })
    },
  })
}

/** `waits`: it is waiting for the connection. `sentAt` is in milliseconds since the epoch. */
export type OutgoingReply = Outgoing & { hasFailed: boolean; waits: boolean; sentAt: number }

/**
 * A conversation's replies that are being sent or have failed. They are kept for this tab: after a reload or a new sign-in they count as
 * failed.
 */
export function useOutgoing(id: string): OutgoingReply[] {
  const queryClient = useQueryClient()
  const key = `replies ${id}`
  const outgoing = useMutationState({
    filters: { mutationKey: replyKey(id), predicate: ({ state }) => state.status !== 'success' },
    select: ({ state }) => ({
      // The cast is safe: the key is that of `useReply`, and so are the variables.
      ...(state.variables as Outgoing),
      hasFailed: state.status === 'error',
      waits: state.isPaused,
      sentAt: state.submittedAt,
    }),
  })
  useEffect(() => restoreReplies(queryClient, id, tabStorage.get(key)), [queryClient, id, key])
  useEffect(
    () => tabStorage.set(key, outgoing.length > 0 ? JSON.stringify(outgoing) : null),
    [key, outgoing],
  )
  return outgoing
}

/** Lists kept replies as failed. Until a reload, the cache has them itself. */
function restoreReplies(queryClient: QueryClient, id: string, kept: string | null): void {
  const cache = queryClient.getMutationCache()
  const mutationKey = replyKey(id)
  if (!kept || cache.find({ mutationKey })) return
  for (const reply of JSON.parse(kept) as OutgoingReply[])
    cache.build(
      queryClient,
      { mutationKey, gcTime: Number.POSITIVE_INFINITY },
      {
        status: 'error',
        variables: reply,
        submittedAt: reply.sentAt,
        isPaused: false,
        context: undefined,
        data: undefined,
        error: null,
        failureCount: 0,
        failureReason: null,
      },
    )
}

export function useDiscardReply(id: string): (reply: Outgoing) => void {
  const cache = useQueryClient().getMutationCache()
  return ({ clientId }) => {
    const failed = cache.find({
      mutationKey: replyKey(id),
      predicate: ({ state }) => (state.variables as Outgoing | undefined)?.clientId === clientId,
    })
    if (failed) cache.remove(failed)
  }
}

export const useTyping = (id: string) =>
  useMutation({
    mutationFn: () => call(conversations.typing, { params: { id }, query: { tab: WINDOW } }),
    meta: { failure: false },
  })

const replyKey = (id: string) => [conversations.reply.path, id]
