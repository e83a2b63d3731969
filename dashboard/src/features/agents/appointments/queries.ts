import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { integrations, schedules, type SaveSchedule } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'

export const scheduleQuery = (agentId: string) => q(schedules.read, { params: { id: agentId } })

/**
 * The key begins like that of the integrations, so that live updates about the agent make it stale as well. Listing it in the live stream
 * would add to the code that every page loads.
 */
export const bookedQuery = (agentId: string) =>
  queryOptions({
    queryKey: [integrations.list.path, { booked: agentId }],
    queryFn: ({ signal }) => call(schedules.booked, { query: { agent_id: agentId } }, { signal }),
  })

export const pastQuery = (agentId: string) => q(schedules.past, { query: { agent_id: agentId } })

export const freeTimesQuery = (agentId: string, query: { from: string; moving: string }) =>
  q(schedules.times, { params: { id: agentId }, query })

export function useSaveSchedule(agentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SaveSchedule) =>
      callWithMessage(schedules.save, { params: { id: agentId }, body }),
    onSuccess: ({ data }) => queryClient.setQueryData(scheduleQuery(agentId).queryKey, data),
    meta: { success: true },
  })
}

export function useMoveAppointment() {
  const onSettled = useReadTimesAgain()
  return useMutation({
    mutationFn: ({ id, startsAt }: { id: string; startsAt: string }) =>
      callWithMessage(schedules.move, { params: { id }, body: { starts_at: startsAt } }),
    onSettled,
    meta: { success: true },
  })
}

export function useCancelAppointment() {
  const onSettled = useReadTimesAgain()
  return useMutation({
    mutationFn: (id: string) => callWithMessage(schedules.cancel, { params: { id } }),
    onSettled,
    meta: { success: true },
  })
}

export function useDeleteAppointment() {
  return useMutation({
    mutationFn: (id: string) => callWithMessage(schedules.remove, { params: { id } }),
    onSettled: useReadAgain(schedules.past),
    meta: { success: true },
  })
}

/** Reads the appointments and the free times again. Also after a failure, because that may mean that another has taken the time. */
const useReadTimesAgain = () => useReadAgain(integrations.list, schedules.times)
