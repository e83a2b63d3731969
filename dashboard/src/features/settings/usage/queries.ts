import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usage, type SetCap } from 'shared-types'
import { callWithMessage, q } from '~/api/client.ts'

export const usageQuery = () => q(usage.read, {})

export function useSetCap() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SetCap) => callWithMessage(usage.setCap, { body }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(usageQuery().queryKey, data)
      void queryClient.invalidateQueries({ queryKey: [usage.notices.path] })
    },
    meta: { success: true },
  })
}
