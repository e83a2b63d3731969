import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  notices,
  type NoticeChannel,
  type NoticeSettings,
  type UpdateNoticeSettings,
} from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { zoneHere } from '~/lib/zone-here.ts'
import { deviceOf, subscribeHere, unsubscribeHere } from './this-browser.ts'

export const noticesQuery = () => q(notices.read, {})

/** Each change is shown and sent at once; of two in a row, the second is sent when the first has been stored. */
export function useChange() {
  const queryClient = useQueryClient()
  const { queryKey } = noticesQuery()
  const mutationKey = [notices.change.path]
  return useMutation({
    mutationKey,
    scope: { id: notices.change.path },
    mutationFn: (change: UpdateNoticeSettings) => {
      const isKnown = queryClient.getQueryData(queryKey)?.time_zone
      const body = isKnown ? change : { time_zone: zoneHere(), ...change }
      return callWithMessage(notices.change, { body })
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...given(change) })
    },
    onSuccess: ({ data }) => {
      // While another change is being sent, the screen is newer than this response.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, data)
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    meta: { success: true },
  })
}

const given = ({ choices, quiet_hours, time_zone }: UpdateNoticeSettings) => ({
  ...(choices && { choices }),
  ...(quiet_hours !== undefined && { quiet_hours }),
  ...(time_zone && { time_zone }),
})

/** Texts a code to the phone. */
export const useSendCode = () =>
  useMutation({
    mutationFn: (phone: string) => callWithMessage(notices.sendCode, { body: { phone } }),
    meta: { success: true },
  })

export const useVerifyPhone = () =>
  usePhoneChange((otp: string) => callWithMessage(notices.verifyPhone, { body: { otp } }))

export const useRemovePhone = () => usePhoneChange(() => callWithMessage(notices.removePhone, {}))

function usePhoneChange<Given>(mutationFn: (given: Given) => Promise<{ data: NoticeSettings }>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: ({ data }) => queryClient.setQueryData(noticesQuery().queryKey, data),
    meta: { success: true },
  })
}

export const useSendTest = () =>
  useMutation({
    mutationFn: (channel: NoticeChannel) => callWithMessage(notices.test, { body: { channel } }),
    meta: { success: true },
  })

/** Asks the browser for permission, which asks the user. */
export function useTurnOn(pushKey: string, personId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const body = await subscribeHere(pushKey, personId)
      return call(notices.addDevice, { body })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticesQuery().queryKey }),
  })
}

/** The server forgets a browser when the session ends in which it was registered; this registers it again in the next session. */
export async function keepTurnedOn(personId: string): Promise<void> {
  const body = await deviceOf(personId)
  if (body) await call(notices.addDevice, { body })
}

export function useTurnOff() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const endpoint = await unsubscribeHere()
      if (endpoint) await call(notices.removeDevice, { body: { endpoint } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticesQuery().queryKey }),
  })
}
