import { useMutation } from '@tanstack/react-query'
import { sessions } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'
import { logout } from '~/api/session.ts'

export const sessionsQuery = () => q(sessions.list, {})

/** Signs another browser out. */
export function useEndSession(id: string) {
  const again = useReadAgain(sessions.list)
  return useMutation({
    mutationFn: () => callWithMessage(sessions.end, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}

/** This browser is signed out too, so it returns to the sign-in page. */
export const useEndAllSessions = () =>
  useMutation({ mutationFn: () => call(sessions.endAll, {}), onSuccess: logout })
