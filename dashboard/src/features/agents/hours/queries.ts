import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hours, type UpdateAgentHours } from 'shared-types'
import { call, q } from '~/api/client.ts'

export const hoursQuery = (agentId: string) => q(hours.read, { params: { id: agentId } })

export function useUpdateHours(agentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateAgentHours) => call(hours.update, { params: { id: agentId }, body }),
    onSuccess: (changed) => queryClient.setQueryData(hoursQuery(agentId).queryKey, changed),
    meta: { success: 'Settings updated' },
  })
}
