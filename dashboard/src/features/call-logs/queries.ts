import {
  keepPreviousData,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { CALL_LOG_PAGE, callLogs, metrics, people, type CallLog } from 'shared-types'
import { entriesOf } from '~/lib/entries-of.ts'
import { searchOf } from '~/lib/search-of.ts'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'
import { deletionOf } from '~/api/deletion.ts'
import { isNotFound, retryUnless } from '~/api/failure.ts'
import { WINDOW } from '~/api/window-id.ts'

/** Live updates report changes; this is the polling interval for when the stream is down. */
const LIVE_POLL_MS = 3_000

export const callLogsQuery = (page: number, search: string) => ({
  ...q(callLogs.list, { query: { page, limit: CALL_LOG_PAGE, ...searchOf(search) } }),
  placeholderData: keepPreviousData,
  refetchInterval: (query: { state: { data?: { logs: CallLog[] } | undefined } }) =>
    entriesOf(query.state.data?.logs).some(({ live }) => live) ? LIVE_POLL_MS : (false as const),
})

/** One call, whichever page of the list it is on. It may have been deleted: then nothing is shown, and there is no toast. */
export const callLogQuery = (id: string) => ({
  ...q(callLogs.read, { params: { id } }),
  // A call that was closed because it was deleted is not kept.
  gcTime: 0,
  retry: retryUnless(isNotFound),
  meta: { failure: false } as const,
})

export const latencyQuery = (agentId: string) => ({
  ...q(callLogs.latency, { params: { id: agentId } }),
  meta: { failure: false } as const,
})

/** The unread list is refreshed in any case; a failure is only written to the console. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(callLogs.markRead, { params: { id } }),
    onMutate: (id) => changeLog(queryClient, id, { read: true }),
    onSuccess: (_data, id) => keepChange(queryClient, id, { read: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [callLogs.unread.path] }),
    meta: { failure: false },
  })
}

export function useAnalysis(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(callLogs.analysis, { params: { id } }),
    onSuccess: (analysis) => {
      keepChange(queryClient, id, { analysis })
      void queryClient.invalidateQueries({ queryKey: [metrics.callSentiment.path] })
    },
    meta: { failure: 'Failed retrieving analysis.' },
  })
}

export function useDeleteLog(id: string) {
  const again = useReadAfterDeletion()
  return useMutation({
    mutationKey: deletionOf(id),
    mutationFn: () => call(callLogs.remove, { params: { id } }),
    // Not awaited, so that the call is closed before the list is read without it.
    onSuccess: () => void again(),
    meta: { success: 'Call log deleted successfully.', failure: 'Failed to delete log.' },
  })
}

/** Every call of the caller of this one. */
export function useEraseCaller(id: string) {
  const again = useReadAfterDeletion()
  return useMutation({
    mutationKey: deletionOf(id),
    mutationFn: () => callWithMessage(people.eraseCaller, { params: { id } }),
    // Not awaited, so that the call is closed before the list is read without it.
    onSuccess: () => void again(),
    meta: { success: true },
  })
}

/** Returns a call to the agent. */
export function useGiveBack(id: string) {
  const queryClient = useQueryClient()
  const again = useReadLogsAgain()
  return useMutation({
    mutationFn: () => call(callLogs.switchControl, { params: { id }, query: { to: 'bot' } }),
    onSuccess: (changed) => changeLog(queryClient, id, changed),
    onSettled: again,
  })
}

/** Has text spoken to the caller; takes the call over first where the agent still talks. */
export function useSay(id: string) {
  const queryClient = useQueryClient()
  const again = useReadLogsAgain()
  return useMutation({
    mutationFn: async ({ text, takeOver }: { text: string; takeOver: boolean }) => {
      if (takeOver) {
        const query = { to: 'admin' } as const
        changeLog(queryClient, id, await call(callLogs.switchControl, { params: { id }, query }))
      }
      return call(callLogs.say, { params: { id }, body: { text } })
    },
    onSettled: again,
  })
}

/** Keeps a call with the person who took it over and only listens. A failure shows no toast: the next call follows in twenty seconds. */
export const sendPresence = (id: string, here: boolean): void =>
  void call(callLogs.presence, { params: { id }, body: { tab: WINDOW, here } }).catch(
    () => undefined,
  )

export function useConnectToMe(id: string) {
  const again = useReadLogsAgain()
  return useMutation({
    mutationFn: () => call(callLogs.connect, { params: { id } }),
    onSettled: again,
    meta: { success: 'Your phone is ringing' },
  })
}

export function useHangUp(id: string) {
  const again = useReadLogsAgain()
  return useMutation({
    mutationFn: () => call(callLogs.hangUp, { params: { id } }),
    onSettled: again,
  })
}

const useReadAfterDeletion = () =>
  useReadAgain(callLogs.list, callLogs.unread, metrics.callSentiment, metrics.messages)

const useReadLogsAgain = () => useReadAgain(callLogs.list, callLogs.read)

/** Shows a change that the server has stored. A list request in flight may have read the old state, so it is sent again. */
function keepChange(queryClient: QueryClient, id: string, change: Partial<CallLog>): void {
  const queryKey = [callLogs.list.path]
  changeLog(queryClient, id, change)
  if (queryClient.isFetching({ queryKey })) void queryClient.invalidateQueries({ queryKey })
}

/** Shows a change to a log on every cached page that contains it, before the list is fetched again. */
function changeLog(queryClient: QueryClient, id: string, change: Partial<CallLog>): void {
  queryClient.setQueriesData<{ logs: CallLog[]; meta: { total: number } }>(
    { queryKey: [callLogs.list.path] },
    (data) =>
      data && {
        ...data,
        logs: data.logs.map((log) => (log.id === id ? { ...log, ...change } : log)),
      },
  )
  const { queryKey } = callLogQuery(id)
  queryClient.setQueryData(queryKey, (log) => log && { ...log, ...change })
}
