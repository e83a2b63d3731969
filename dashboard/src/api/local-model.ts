import { useMutation } from '@tanstack/react-query'
import { system } from 'shared-types'
import { callWithMessage, q } from './client.ts'
import { useReadAgain } from './read-again.ts'

/** The models that Ollama on the server's machine offers; a failure is only shown in the console. */
export const localModelQuery = () => ({
  ...q(system.localModel, {}),
  meta: { failure: false } as const,
})

export function useChooseLocalModel() {
  const refresh = useReadModelAgain()
  return useMutation({
    mutationFn: (name: string) => callWithMessage(system.chooseLocalModel, { body: { name } }),
    onSuccess: refresh,
    meta: { success: true },
  })
}

export function useDropLocalModel() {
  const refresh = useReadModelAgain()
  return useMutation({
    mutationFn: () => callWithMessage(system.dropLocalModel, {}),
    onSuccess: refresh,
    meta: { success: true },
  })
}

/** The system status is fetched again, as it names the model that writes the answers. */
const useReadModelAgain = () => useReadAgain(system.status, system.localModel)
