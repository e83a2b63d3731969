import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notices, type NoticeChannel, type UpdateNoticeSettings } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { subscribeHere, unsubscribeHere } from './this-browser.ts'

export const noticesQuery = () => q(notices.read, {})

/** Each change is kept at once. */
export function useChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateNoticeSettings) => callWithMessage(notices.change, { body }),
    onSuccess: ({ data }) => queryClient.setQueryData(noticesQuery().queryKey, data),
    meta: { success: true },
  })
}

export const useSendTest = () =>
  useMutation({
    mutationFn: (channel: NoticeChannel) => callWithMessage(notices.test, { body: { channel } }),
    meta: { success: true },
  })

/** Asks the browser, which asks the person. */
export function useTurnOn(pushKey: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const body = await subscribeHere(pushKey)
      return call(notices.addDevice, { body })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticesQuery().queryKey }),
  })
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
