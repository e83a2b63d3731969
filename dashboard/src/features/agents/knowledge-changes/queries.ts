import { useMutation } from '@tanstack/react-query'
import { knowledge, type NewPagesAre, type RereadEvery } from 'shared-types'
import { call, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'

type OfItem = { agentId: string; kbId: string }

const TELLS = { meta: { failure: 'Error fetching knowledge base' } }

export const changesQuery = (params: OfItem) => ({ ...q(knowledge.changes, { params }), ...TELLS })

export const differenceQuery = (params: OfItem & { changeId: string }) => ({
  ...q(knowledge.difference, { params }),
  ...TELLS,
})

export function useChooseRereading(params: OfItem) {
  const again = useReadAgain(knowledge.list)
  return useMutation({
    mutationFn: (body: { every: RereadEvery } | { new_pages: NewPagesAre }) =>
      call(knowledge.schedule, { params, body }),
    onSuccess: again,
    meta: { failure: 'How often it is read could not be changed' },
  })
}

export const newPagesQuery = (params: OfItem) => ({
  ...q(knowledge.newPages, { params }),
  ...TELLS,
})

export function useChooseNewPages(params: OfItem) {
  const again = useReadAgain(knowledge.newPages, knowledge.list)
  return useMutation({
    mutationFn: (body: { links: string[]; learn: boolean }) =>
      call(knowledge.chooseNewPages, { params, body }),
    onSettled: again,
    meta: { failure: 'The new pages could not be chosen' },
  })
}
