import { useMutation, useQueryClient } from '@tanstack/react-query'
import { integrations, local, localBots } from 'shared-types'
import { call, callWithMessage } from '~/api/client.ts'

type Ids = { agentId: string; integrationId: string }

/** A refusal is shown at the field, and nowhere else. */
export function useSetBot(params: Ids) {
  const onSuccess = useReadAgain()
  return useMutation({
    mutationFn: (token: string) =>
      callWithMessage(integrations.setBot, { params, body: { token } }),
    onSuccess,
    meta: { success: true, failure: false },
  })
}

export function useRemoveBot(params: Ids) {
  const onSuccess = useReadAgain()
  return useMutation({
    mutationFn: () => callWithMessage(integrations.removeBot, { params }),
    onSuccess,
    meta: { success: true },
  })
}

function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [integrations.read.path] })
}

/** As BotFather makes one. */
export const useMakeLocalBot = () =>
  useMutation({
    mutationFn: (username: string) => call(localBots.make, { body: { username } }),
  })

export function useLocalGroupOf() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (bot: string) => call(localBots.createGroup, { body: { bot } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [local.groups.path] }),
  })
}
