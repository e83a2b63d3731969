import { useMutation, useQueryClient } from '@tanstack/react-query'
import { system } from 'shared-types'
import { callWithMessage, q } from './client.ts'

/** What an Ollama on the machine of the server offers; a failure is for the console only. */
export const localModelQuery = () => ({
  ...q(system.localModel, {}),
  meta: { failure: false } as const,
})

export function useChooseLocalModel() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (name: string) => callWithMessage(system.chooseLocalModel, { body: { name } }),
    onSuccess: refresh,
    meta: { success: true },
  })
}

export function useDropLocalModel() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => callWithMessage(system.dropLocalModel, {}),
    onSuccess: refresh,
    meta: { success: true },
  })
}

/** The status tells who writes the answers. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [system.status, system.localModel].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    )
}
