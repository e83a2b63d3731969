import { useMutation } from '@tanstack/react-query'
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
  calendars,
  type ConnectCalendar,
} from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'

export const integrationsQuery = (agentId: string) =>
  q(integrations.list, { params: { id: agentId } })

export const integrationQuery = (agentId: string, integrationId: string) =>
  q(integrations.read, { params: { agentId, integrationId } })

export function useRotateToken(agentId: string, integrationId: string) {
  const again = useReadAgain(integrations.read)
  return useMutation({
    mutationFn: () => call(integrations.rotateToken, { params: { agentId, integrationId } }),
    onSuccess: again,
    meta: { success: 'Token rotated successfully', failure: 'An error occurred' },
  })
}

export function useAddIntegration() {
  const refresh = useReadListAgain()
  return useMutation({
    mutationFn: (body: AddIntegration) => call(integrations.add, { body }),
    onSuccess: refresh,
    meta: { success: 'Integration added successfully', failure: 'An error occurred' },
  })
}

export function useRemoveIntegration(agentId: string) {
  const refresh = useReadListAgain()
  return useMutation({
    mutationFn: (integrationId: string) =>
      call(integrations.remove, { params: { agentId, integrationId } }),
    onSuccess: refresh,
    meta: { failure: 'An error occurred' },
  })
}

/** Refreshes the agent's list, and the number on its card. */
const useReadListAgain = () => useReadAgain(integrations.list, agents.list, agents.read)

type Ids = { agentId: string; integrationId: string }

/** A refusal is shown at the field, without a toast. */
export function useSetBot(params: Ids) {
  const onSuccess = useReadAgain(integrations.read)
  return useMutation({
    mutationFn: (token: string) =>
      callWithMessage(integrations.setBot, { params, body: { token } }),
    onSuccess,
    meta: { success: true, failure: false },
  })
}

export function useRemoveBot(params: Ids) {
  const onSuccess = useReadAgain(integrations.read)
  return useMutation({
    mutationFn: () => callWithMessage(integrations.removeBot, { params }),
    onSuccess,
    meta: { success: true },
  })
}

/** In the format of BotFather's tokens. */
export const useMakeLocalBot = () =>
  useMutation({
    mutationFn: (username: string) => call(localBots.make, { body: { username } }),
  })

export function useLocalGroupOf() {
  const again = useReadAgain(local.groups)
  return useMutation({
    mutationFn: (bot: string) => call(localBots.createGroup, { body: { bot } }),
    onSuccess: again,
  })
}

export const whatsappQuery = (agentId: string) => q(whatsapp.read, { params: { id: agentId } })

/** A refusal is shown in the form, without a toast. */
export function useConnectWhatsapp(agentId: string) {
  const readAgain = useReadAgain(whatsapp.read)
  return useMutation({
    mutationFn: (body: ConnectWhatsapp) =>
      callWithMessage(whatsapp.connect, { params: { id: agentId }, body }),
    onSuccess: readAgain,
    meta: { success: true, failure: false },
  })
}

export function useRemoveWhatsapp(agentId: string) {
  const readAgain = useReadAgain(whatsapp.read)
  return useMutation({
    mutationFn: () => callWithMessage(whatsapp.remove, { params: { id: agentId } }),
    onSuccess: readAgain,
    meta: { success: true },
  })
}

/** Stands in for the Twilio Console. */
export const useRegisterLocal = () =>
  useMutation({ mutationFn: () => call(localWhatsapp.register, {}) })

/** Stands in for a customer's phone. */
export const useWriteLocal = () =>
  useMutation({
    mutationFn: (body: SendText) => callWithMessage(localWhatsapp.write, { body }),
    meta: { success: true },
  })

export const calendarQuery = (agentId: string) => q(calendars.read, { params: { id: agentId } })

/** Asks the vendor for the present state. */
export const calendarChoicesQuery = (agentId: string) => ({
  ...q(calendars.choices, { params: { id: agentId } }),
  staleTime: 0,
  retry: false,
})

/** A refusal is shown in the form, without a toast. */
export function useConnectCalendar(agentId: string) {
  const onSuccess = useReadCalendarAgain()
  return useMutation({
    mutationFn: (body: ConnectCalendar) =>
      callWithMessage(calendars.connect, { params: { id: agentId }, body }),
    onSuccess,
    meta: { success: true, failure: false },
  })
}

/** Leaves the dashboard: Google asks for consent on its own page. */
export const useAskGoogle = (agentId: string) =>
  useMutation({
    mutationFn: () => call(calendars.google, { params: { id: agentId } }),
    onSuccess: ({ url }) => window.location.assign(url),
    meta: { failure: false },
  })

export function useChooseCalendar(agentId: string) {
  const onSuccess = useReadCalendarAgain()
  return useMutation({
    mutationFn: (calendar: string) =>
      callWithMessage(calendars.choose, { params: { id: agentId }, body: { calendar } }),
    onSuccess,
    meta: { success: true },
  })
}

export function useDisconnectCalendar(agentId: string) {
  const onSuccess = useReadCalendarAgain()
  return useMutation({
    mutationFn: () => callWithMessage(calendars.disconnect, { params: { id: agentId } }),
    onSuccess,
    meta: { success: true },
  })
}

const useReadCalendarAgain = () => useReadAgain(calendars.read, calendars.choices)
