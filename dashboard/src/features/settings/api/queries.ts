import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiKeys, type CreateApiKey } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'

export const apiKeysQuery = () => q(apiKeys.list, {})

/** The result has the key itself, which no other call tells. */
export function useCreateKey() {
  const again = useReadAgain()
  return useMutation({
    mutationFn: (body: CreateApiKey) => call(apiKeys.create, { body }),
    onSuccess: again,
    meta: { failure: 'The key could not be made' },
  })
}

export function useRevokeKey(id: string) {
  const again = useReadAgain()
  return useMutation({
    mutationFn: () => callWithMessage(apiKeys.revoke, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}

function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: apiKeysQuery().queryKey })
}
