import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  agents,
  identitySecrets,
  type IdentitySecrets,
  install,
  type UpdateChatbotConfig,
} from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'

// Misspelt on purpose: this text is fixed by the product's specification.
const FAILURE = 'An error occured.'

export const appearanceQuery = (id: string) => ({
  ...q(agents.chatbotConfig, { params: { id } }),
  meta: { failure: FAILURE },
})

export function useSaveAppearance() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateChatbotConfig) =>
      callWithMessage(agents.updateChatbotConfig, { body }),
    onSuccess: ({ data }) =>
      queryClient.setQueryData(appearanceQuery(data.agent_id).queryKey, data),
    meta: { success: true, failure: FAILURE },
  })
}

export const secretsQuery = (agentId: string) => ({
  ...q(identitySecrets.list, { params: { id: agentId } }),
  meta: { failure: 'The secrets could not be loaded.' },
})

/** The secret is only in this response; it is not cached. */
export function useAddSecret(agentId: string) {
  const keep = useKeep(agentId)
  return useMutation({
    mutationFn: () => call(identitySecrets.create, { params: { id: agentId } }),
    onSuccess: ({ secrets }) => keep({ secrets }),
    gcTime: 0,
    meta: { failure: 'The secret could not be made.' },
  })
}

export function useRevokeSecret(agentId: string) {
  const keep = useKeep(agentId)
  return useMutation({
    mutationFn: (secretId: string) =>
      callWithMessage(identitySecrets.revoke, { params: { id: agentId, secretId } }),
    onSuccess: ({ data }) => keep(data),
    meta: { success: true, failure: 'The secret could not be revoked.' },
  })
}

function useKeep(agentId: string) {
  const queryClient = useQueryClient()
  return (secrets: IdentitySecrets) =>
    void queryClient.setQueryData(secretsQuery(agentId).queryKey, secrets)
}

export const installLinkQuery = (agentId: string) => ({
  ...q(install.link, { params: { id: agentId } }),
  meta: { failure: 'The link could not be loaded.' },
})

export function useMakeInstallLink(agentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(install.makeLink, { params: { id: agentId } }),
    onSuccess: (link) => queryClient.setQueryData(installLinkQuery(agentId).queryKey, link),
    meta: { failure: 'The link could not be made.' },
  })
}

export function useEndInstallLink(agentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callWithMessage(install.endLink, { params: { id: agentId } }),
    onSuccess: () => queryClient.setQueryData(installLinkQuery(agentId).queryKey, null),
    meta: { success: true, failure: 'The link could not be ended.' },
  })
}

export function useCheckInstall(agentId: string) {
  return useMutation({
    mutationFn: (url: string) => call(install.check, { params: { id: agentId }, body: { url } }),
    meta: { failure: 'The page could not be checked.' },
  })
}
