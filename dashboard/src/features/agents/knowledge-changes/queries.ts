import { useMutation, useQueryClient } from '@tanstack/react-query'
import { knowledge, type RereadEvery } from 'shared-types'
import { call, q } from '~/api/client.ts'

type OfItem = { agentId: string; kbId: string }

const TELLS = { meta: { failure: 'Error fetching knowledge base' } }

export const changesQuery = (params: OfItem) => ({ ...q(knowledge.changes, { params }), ...TELLS })

export const differenceQuery = (params: OfItem & { changeId: string }) => ({
  ...q(knowledge.difference, { params }),
  ...TELLS,
})

export function useChooseRereading(params: OfItem) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (every: RereadEvery) => call(knowledge.schedule, { params, body: { every } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [knowledge.list.path] }),
    meta: { failure: 'How often it is read could not be changed' },
  })
}
