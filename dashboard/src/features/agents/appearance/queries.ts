import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agents, type UpdateChatbotConfig } from 'shared-types'
import { callWithMessage, q } from '~/api/client.ts'

// Misspelt on purpose: this text is fixed letter by letter.
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
