import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calendars, type ConnectCalendar } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'

export const calendarQuery = (agentId: string) => q(calendars.read, { params: { id: agentId } })

/** Asks the vendor itself. */
export const calendarChoicesQuery = (agentId: string) => ({
  ...q(calendars.choices, { params: { id: agentId } }),
  staleTime: 0,
  retry: false,
})

/** A refusal is shown at the form, and nowhere else. */
export function useConnectCalendar(agentId: string) {
  const onSuccess = useReadAgain()
  return useMutation({
    mutationFn: (body: ConnectCalendar) =>
      callWithMessage(calendars.connect, { params: { id: agentId }, body }),
    onSuccess,
    meta: { success: true, failure: false },
  })
}

/** Leaves the page: Google asks on its own. */
export const useAskGoogle = (agentId: string) =>
  useMutation({
    mutationFn: () => call(calendars.google, { params: { id: agentId } }),
    onSuccess: ({ url }) => window.location.assign(url),
    meta: { failure: false },
  })

export function useChooseCalendar(agentId: string) {
  const onSuccess = useReadAgain()
  return useMutation({
    mutationFn: (calendar: string) =>
      callWithMessage(calendars.choose, { params: { id: agentId }, body: { calendar } }),
    onSuccess,
    meta: { success: true },
  })
}

export function useDisconnectCalendar(agentId: string) {
  const onSuccess = useReadAgain()
  return useMutation({
    mutationFn: () => callWithMessage(calendars.disconnect, { params: { id: agentId } }),
    onSuccess,
    meta: { success: true },
  })
}

function useReadAgain() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [calendars.read, calendars.choices].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    )
}
