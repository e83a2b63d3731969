import { useMutation, useQueryClient } from '@tanstack/react-query'
import { screening, type UpdateScreeningRules } from 'shared-types'
import { call } from '~/api/client.ts'
import { rulesQuery } from '~/product/screening-rules.ts'

/** Shown at once; replaced by the server's state when it has answered or refused. */
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
