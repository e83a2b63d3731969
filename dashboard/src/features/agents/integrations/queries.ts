import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agents, integrations, type AddIntegration } from 'shared-types'
import { call, q } from '~/api/client.ts'

export const integrationsQuery = (agentId: string) =>
  q(integrations.list, { params: { id: agentId } })

export const integrationQuery = (agentId: string, integrationId: string) =>
  q(integrations.read, { params: { agentId, integrationId } })

export function useRotateToken(agentId: string, integrationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(integrations.rotateToken, { params: { agentId, integrationId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [integrations.read.path] }),
    meta: { success: 'Token rotated successfully', failure: 'An error occurred' },
  })
}

export function useAddIntegration() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: AddIntegration) => call(integrations.add, { body }),
    onSuccess: refresh,
    meta: { success: 'Integration added successfully', failure: 'An error occurred' },
  })
}

export function useRemoveIntegration(agentId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (integrationId: string) =>
      call(integrations.remove, { params: { agentId, integrationId } }),
    onSuccess: refresh,
    meta: { failure: 'An error occurred' },
  })
}

/** The list of the agent, and the count on its card. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [integrations.list, agents.list, agents.read].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    )
}
