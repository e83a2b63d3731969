import { useMutation } from '@tanstack/react-query'
import { local, type ChangeGroup, type SayInGroup } from 'shared-types'
import { call, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'

/** Live updates report new messages; this is the polling interval for when the stream is down. */
const POLL_MS = 5_000

export const groupsQuery = () => ({ ...q(local.groups, {}), refetchInterval: POLL_MS })

export const groupQuery = (id: string) => ({
  ...q(local.groupMessages, { params: { id } }),
  refetchInterval: POLL_MS,
})

export function useCreateGroup() {
  const refresh = useReadGroupsAgain()
  return useMutation({
    mutationFn: (title: string) => call(local.createGroup, { body: { title } }),
    onSuccess: refresh,
    meta: { failure: 'An error occurred' },
  })
}

export function useSayInGroup(id: string) {
  const refresh = useReadGroupsAgain()
  return useMutation({
    mutationFn: (body: SayInGroup) => call(local.sayInGroup, { params: { id }, body }),
    // The message has been sent: its author does not wait until everything has been fetched again.
    onSuccess: () => void refresh(),
    meta: { failure: 'An error occurred' },
  })
}

export function useChangeGroup(id: string) {
  const refresh = useReadGroupsAgain()
  return useMutation({
    mutationFn: (body: ChangeGroup) => call(local.changeGroup, { params: { id }, body }),
    onSuccess: refresh,
    meta: { failure: 'An error occurred' },
  })
}

const useReadGroupsAgain = () => useReadAgain(local.groups, local.groupMessages)
