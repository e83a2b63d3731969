import { useMutation, useQueryClient } from '@tanstack/react-query'
import { desk, type DeskSettings } from 'shared-types'
import { callWithMessage, q } from '~/api/client.ts'

export const deskQuery = () => q(desk.settings, {})

export function useChangeDesk() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: desk.change.path },
    mutationFn: (change: Partial<DeskSettings>) => callWithMessage(desk.change, { body: change }),
    onSuccess: ({ data }) => void queryClient.setQueryData(deskQuery().queryKey, data),
    meta: { success: true },
  })
}
