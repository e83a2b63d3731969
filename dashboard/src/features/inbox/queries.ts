import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import {
  CONVERSATION_POLL_MS,
  conversations,
  people,
  type ConversationDetail,
  type ConversationList,
  type InboxState,
} from 'shared-types'
import { searchOf } from '~/lib/search-of.ts'
import { call, callWithMessage, q } from '~/api/client.ts'
import { deletionOf } from '~/api/deletion.ts'
import { isNotFound } from '~/api/failure.ts'
import { useReadAgain } from '~/api/read-again.ts'
import { withoutUnread } from './inbox-page.ts'
import { keepEqual, withChanges, withEarlier } from '~/api/message-changes.ts'

export const INBOX_PAGE = 50
/** How many messages are requested when a conversation is opened, and with each further part. */
const NEWEST = 300
const PART = 1_000
const RETRIES = 3

/** One page of the inbox, counted from 1, or of search results. Only visible pages are kept up to date. */
export const inboxPageQuery = (page: number, search = '', state?: InboxState) =>
  q(conversations.list, { query: { page, limit: INBOX_PAGE, ...searchOf(search), state } })

/** Polled every 5 s; a conversation that does not exist is not requested again. */
export const messagesQuery = (id: string) => ({
  ...queryOptions({
    queryKey: messagesKey(id),
    queryFn: ({ client, signal }) => readMessages(client, id, signal),
    // The cast is safe: nothing else is stored under this key.
    structuralSharing: (known, next) =>
      known ? keepEqual(known as ConversationDetail, next as ConversationDetail) : next,
  }),
  retry: (failures: number, error: Error) => !isNotFound(error) && failures < RETRIES,
  refetchInterval: ({ state }: { state: { error: Error | null } }) =>
    isNotFound(state.error) ? (false as const) : CONVERSATION_POLL_MS,
})

const messagesKey = (id: string) => [conversations.messages.path, { params: { id } }] as const

/**
 * The first request reads the newest messages and later ones only the changes: polling a conversation of thousands costs no more than one
 * of ten.
 */
async function readMessages(
  client: QueryClient,
  id: string,
  signal: AbortSignal,
): Promise<ConversationDetail> {
  const read = (query: { after?: number | undefined; last?: number }) =>
    call(conversations.messages, { params: { id }, query }, { signal })
  const known = () => client.getQueryData<ConversationDetail>(messagesKey(id))
  const after = known()?.revision
  const changes = await read(after ? { after } : { last: NEWEST })
  const before = known()
  if (!before || !changes.gone) return changes
  // The live stream was faster.
  if ((before.revision ?? 0) > (changes.revision ?? 0)) return before
  // Messages contain the names of their authors.
  if (before.customer_info.name !== changes.customer_info.name) return read({})
  return withChanges(before, changes)
}

/** Loads the rest of a long conversation part by part, once its newest messages are shown. */
export function useEarlierMessages(id: string, before: number | undefined): void {
  useQuery({
    queryKey: ['earlier messages', id, before],
    enabled: before !== undefined,
    gcTime: 0,
    queryFn: async ({ client, signal }) => {
      if (before === undefined) return null
      const query = { before, last: PART }
      const part = await call(conversations.messages, { params: { id }, query }, { signal })
      client.setQueryData<ConversationDetail>(
        messagesKey(id),
        (known) => known && withEarlier(known, before, part),
      )
      return null
    },
  })
}

/** The unread count becomes 0 at once. A failure is only written to the console. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  const queryKey = [conversations.list.path]
  const markInList = (id: string) =>
    queryClient.setQueriesData<ConversationList>(
      { queryKey },
      (list) => list && withoutUnread(list, id),
    )
  return useMutation({
    mutationFn: (id: string) => call(conversations.markRead, { params: { id } }, { admin: true }),
    onMutate: (id) => void markInList(id),
    onSuccess: (_data, id) => {
      markInList(id)
      void queryClient.invalidateQueries({ queryKey: [conversations.unread.path] })
      // A list request in flight still counts the message as unread.
      if (queryClient.isFetching({ queryKey })) void queryClient.invalidateQueries({ queryKey })
    },
    meta: { failure: false },
  })
}

/** Takes or releases control. A failed release is only written to the console. */
export function useSwitchControl(id: string, isReleasing: boolean) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callWithMessage(conversations.switchControl, {
        params: { id },
        query: { to: isReleasing ? 'bot' : 'admin' },
      }),
    onSuccess: ({ data }) => {
      const { queryKey } = messagesQuery(id)
      queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, ...data })
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: [conversations.list.path] })
    },
    meta: isReleasing ? { success: true, failure: false } : { success: true },
  })
}

export function useDeleteConversation(id: string) {
  const again = useReadAgain(conversations.list)
  return useMutation({
    mutationKey: deletionOf(id),
    gcTime: 0,
    mutationFn: () => call(conversations.remove, { params: { id } }, { admin: true }),
    onSuccess: () => void again(),
  })
}

/** Deletes every conversation of this visitor; until then the open one counts as being deleted. */
export function useEraseVisitor(id: string) {
  const again = useReadAgain(conversations.list)
  return useMutation({
    mutationKey: deletionOf(id),
    gcTime: 0,
    mutationFn: () => callWithMessage(people.eraseVisitor, { params: { id } }),
    onSuccess: () => void again(),
    meta: { success: true },
  })
}
