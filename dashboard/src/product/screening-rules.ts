import { useMutation, useQueryClient } from '@tanstack/react-query'
import { screening, type NumberListing, type ScreeningRules } from 'shared-types'
import { call, q } from '~/api/client.ts'

export const rulesQuery = (agentId: string) => q(screening.rules, { params: { id: agentId } })

/** Puts a number on one list, or removes it from both. */
export function useListNumber(agentId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = rulesQuery(agentId)
  return useMutation({
    scope: { id: `screening ${agentId}` },
    mutationFn: (body: NumberListing) =>
      call(screening.listNumber, { params: { id: agentId }, body }),
    onSuccess: (rules) => queryClient.setQueryData(queryKey, rules),
  })
}

/** The list that contains a number. */
export function listOf(rules: ScreeningRules, phone: string): NumberListing['list'] {
  if (rules.allow_numbers.includes(phone)) return 'allow'
  return rules.block_numbers.includes(phone) ? 'block' : 'none'
}
