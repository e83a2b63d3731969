import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { agents, metrics, type Agent, type CreateAgent } from 'shared-types'
import { call, q } from '~/api/client.ts'
import { isNotFound, retryUnless } from '~/api/failure.ts'

export const agentsQuery = () => q(agents.list, {})

/** The page itself reports a failure: 'No agent found'. */
export const agentQuery = (id: string) => ({
  ...q(agents.read, { params: { id } }),
  retry: retryUnless(isNotFound),
  meta: { failure: false } as const,
})

export function useCreateAgent() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CreateAgent) => call(agents.create, { body }),
    onSuccess: (agent) => agentChanged(queryClient, agent),
    meta: { success: 'Agent created successfully', failure: 'Failed to create agent' },
  })
}

export function useActivateAgent(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(agents.activate, { params: { id } }),
    onSuccess: (agent) => {
      agentChanged(queryClient, agent)
      void queryClient.invalidateQueries({ queryKey: agentQuery(id).queryKey })
    },
    meta: {
      pending: 'Activating agent..',
      success: 'Agent activated',
      failure: 'Failed to activate agent',
    },
  })
}

export function useDeactivateAgent(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(agents.deactivate, { params: { id } }),
    onSuccess: (agent) => agentChanged(queryClient, agent),
    meta: {
      pending: 'Deactivating agent..',
      success: 'Agent deactivated',
      failure: 'Failed to deactivate agent',
    },
  })
}

export function useRenameAgent(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(agents.rename, { params: { id }, body: { name } }),
    onSuccess: (agent) => agentChanged(queryClient, agent),
    meta: { success: 'Agent renamed', failure: 'Failed to rename agent' },
  })
}

/** Shows the agent from the response, then fetches again the data that lists or counts agents. */
function agentChanged(queryClient: QueryClient, agent: Agent): void {
  queryClient.setQueryData(agentQuery(agent.id).queryKey, agent)
  void queryClient.invalidateQueries({ queryKey: [agents.list.path] })
  void queryClient.invalidateQueries({ queryKey: [metrics.agents.path] })
}
