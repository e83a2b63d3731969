import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiKeys, type ApiScope, assistants, type CreateApiKey, workspaces } from 'shared-types'
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

export const assistantsQuery = () => q(assistants.list, {})

export const askedQuery = (asked: string) => q(assistants.asked, { query: { asked } })

/** The workspaces of the person; the assistant is let into the current one. */
export const workspacesQuery = () => q(workspaces.list, {})

/** Lets an assistant in with these scopes, or refuses it with none, and goes back to it. */
export const useDecide = (asked: string) =>
  useMutation({
    mutationFn: (scopes: ApiScope[] | null) => call(assistants.decide, { body: { asked, scopes } }),
    onSuccess: ({ redirect_to: address }) => window.location.assign(address),
    meta: { failure: 'The assistant was not told' },
  })

export function useDisconnect(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callWithMessage(assistants.disconnect, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: assistantsQuery().queryKey }),
    meta: { success: true },
  })
}

function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: apiKeysQuery().queryKey })
}
