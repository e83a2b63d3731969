import { useMutation, useQueryClient } from '@tanstack/react-query'
import { conversations, people } from 'shared-types'
import { callWithMessage } from '~/api/client.ts'
import { deleteKey } from './queries.ts'

/** Deletes every conversation of whoever wrote in this one; meanwhile it counts as being deleted. */
export function useEraseVisitor(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: deleteKey(id),
    gcTime: 0,
    mutationFn: () => callWithMessage(people.eraseVisitor, { params: { id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [conversations.list.path] })
    },
    meta: { success: true },
  })
}
