import { useMutation, useQueryClient } from '@tanstack/react-query'
import { screening, type UpdateScreeningRules } from 'shared-types'
import { call } from '~/api/client.ts'
import { rulesQuery } from '~/product/screening-rules.ts'

/** Shown at once, and as the server has it when it answered or refused. */
export function useUpdateRules(agentId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = rulesQuery(agentId)
  return useMutation({
    scope: { id: `screening ${agentId}` },
    mutationFn: (body: UpdateScreeningRules) =>
      call(screening.updateRules, { params: { id: agentId }, body }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (rules) => rules && { ...rules, ...change })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    meta: { success: 'Settings updated' },
  })
}
