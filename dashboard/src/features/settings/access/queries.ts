import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessions } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { logout } from '~/api/session.ts'

export const sessionsQuery = () => q(sessions.list, {})

/** Signs another browser out. */
export function useEndSession(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callWithMessage(sessions.end, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [sessions.list.path] }),
    meta: { success: true },
  })
}

/** This browser is signed out too, so it returns to the sign-in page. */
export const useEndAllSessions = () =>
  useMutation({ mutationFn: () => call(sessions.endAll, {}), onSuccess: logout })
