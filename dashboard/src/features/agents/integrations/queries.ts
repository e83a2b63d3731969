import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  agents,
  integrations,
  local,
  localBots,
  localWhatsapp,
  whatsapp,
  type AddIntegration,
  type ConnectWhatsapp,
  type SendText,
} from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'

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

export const whatsappQuery = (agentId: string) => q(whatsapp.read, { params: { id: agentId } })

/** A refusal is shown in the form, and nowhere else. */
export function useConnectWhatsapp(agentId: string) {
  const readAgain = useReadWhatsappAgain()
  return useMutation({
    mutationFn: (body: ConnectWhatsapp) =>
      callWithMessage(whatsapp.connect, { params: { id: agentId }, body }),
    onSuccess: readAgain,
    meta: { success: true, failure: false },
  })
}

export function useRemoveWhatsapp(agentId: string) {
  const readAgain = useReadWhatsappAgain()
  return useMutation({
    mutationFn: () => callWithMessage(whatsapp.remove, { params: { id: agentId } }),
    onSuccess: readAgain,
    meta: { success: true },
  })
}

function useReadWhatsappAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [whatsapp.read.path] })
}

/** As the Twilio Console does. */
export const useRegisterLocal = () =>
  useMutation({ mutationFn: () => call(localWhatsapp.register, {}) })

/** As somebody with a phone. */
export const useWriteLocal = () =>
  useMutation({
    mutationFn: (body: SendText) => callWithMessage(localWhatsapp.write, { body }),
    meta: { success: true },
  })
