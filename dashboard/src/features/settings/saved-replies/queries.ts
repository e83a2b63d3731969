import { useMutation } from '@tanstack/react-query'
import { ratings, savedReplies, type WriteSavedReply } from 'shared-types'
import { callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'

export const savedRepliesQuery = () => q(savedReplies.list, {})
export const ratingsQuery = () => q(ratings.totals, {})

/** @param id null makes a new reply. */
export function useSaveReply(id: string | null) {
  const again = useReadAgain(savedReplies.list)
  return useMutation({
    mutationFn: (body: WriteSavedReply) =>
      id === null
        ? callWithMessage(savedReplies.create, { body })
        : callWithMessage(savedReplies.update, { params: { id }, body }),
    onSuccess: again,
    meta: { success: true },
  })
}

export function useRemoveReply(id: string) {
  const again = useReadAgain(savedReplies.list)
  return useMutation({
    mutationFn: () => callWithMessage(savedReplies.remove, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}
