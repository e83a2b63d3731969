import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agents, metrics, type UpdateAgentSettings } from 'shared-types'
import { call, q } from '~/api/client.ts'
import { deletionOf } from '~/api/deletion.ts'
import { reloadAndTell } from '~/api/reload.ts'

export const settingsQuery = (id: string) => q(agents.settings, { params: { id } })

/** The page is reloaded afterwards. */
export const useUpdateSettings = () =>
  useMutation({
    mutationFn: (body: UpdateAgentSettings) => call(agents.updateSettings, { body }),
    onSuccess: () => reloadAndTell('Settings updated'),
  })

export function useDeleteAgent(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: deletionOf(id),
    mutationFn: () => call(agents.remove, { params: { id }, query: { tid: randomNumber() } }),
    onSuccess: () => {
      queryClient.setQueryData(q(agents.list, {}).queryKey, (list) =>
        list?.filter((agent) => agent.id !== id),
      )
      void queryClient.invalidateQueries({ queryKey: [agents.list.path] })
      void queryClient.invalidateQueries({ queryKey: [metrics.agents.path] })
    },
    meta: {
      pending: 'Deleting agent..',
      success: 'Agent deleted successfully',
      failure: 'Failed to delete agent',
    },
  })
}

/** The request for deletion carries a random numeric `tid`. */
const randomNumber = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0])
