import { useMutation, useQueryClient } from '@tanstack/react-query'
import { knowledge, type NewPagesAre, type RereadEvery } from 'shared-types'
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
    mutationFn: (body: { every: RereadEvery } | { new_pages: NewPagesAre }) =>
      call(knowledge.schedule, { params, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [knowledge.list.path] }),
    meta: { failure: 'How often it is read could not be changed' },
  })
}

export const newPagesQuery = (params: OfItem) => ({
  ...q(knowledge.newPages, { params }),
  ...TELLS,
})

export function useChooseNewPages(params: OfItem) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { links: string[]; learn: boolean }) =>
      call(knowledge.chooseNewPages, { params, body }),
    onSettled: () =>
      Promise.all(
        [knowledge.newPages, knowledge.list].map(({ path }) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
    meta: { failure: 'The new pages could not be chosen' },
  })
}
