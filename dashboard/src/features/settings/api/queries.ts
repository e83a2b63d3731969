import { useMutation } from '@tanstack/react-query'
import { apiKeys, type ApiScope, assistants, type CreateApiKey } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'

export const apiKeysQuery = () => q(apiKeys.list, {})

/** The response contains the key itself, which no other call returns. */
export function useCreateKey() {
  const again = useReadAgain(apiKeys.list)
  return useMutation({
    mutationFn: (body: CreateApiKey) => call(apiKeys.create, { body }),
    onSuccess: again,
    meta: { failure: 'The key could not be made' },
  })
}

export function useRevokeKey(id: string) {
  const again = useReadAgain(apiKeys.list)
  return useMutation({
    mutationFn: () => callWithMessage(apiKeys.revoke, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}

export const assistantsQuery = () => q(assistants.list, {})

export const askedQuery = (asked: string) => q(assistants.asked, { query: { asked } })

/** Grants an assistant these scopes, or refuses with an empty list, and returns to it. */
export const useDecide = (asked: string) =>
  useMutation({
    mutationFn: (scopes: ApiScope[] | null) => call(assistants.decide, { body: { asked, scopes } }),
    onSuccess: ({ redirect_to: address }) => window.location.assign(address),
    meta: { failure: 'The assistant was not told' },
  })

export function useDisconnect(id: string) {
  const again = useReadAgain(assistants.list)
  return useMutation({
    mutationFn: () => callWithMessage(assistants.disconnect, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}
