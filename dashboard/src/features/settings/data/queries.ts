import { useMutation, useQueryClient } from '@tanstack/react-query'
import { account, type Retention } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { leaveAndTell } from '~/api/reload.ts'
import { forgetUser } from '~/api/session.ts'

export const retentionQuery = () => q(account.retention, {})

export function useKeep() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Retention) => callWithMessage(account.keep, { body }),
    onSuccess: ({ data }) => queryClient.setQueryData(retentionQuery().queryKey, data),
    meta: { success: true },
  })
}

/** The server has ended every session of the account, so this browser only deletes what it stores and leaves. */
export const useCloseAccount = () =>
  useMutation({
    mutationFn: (email: string) => call(account.close, { body: { email } }),
    onSuccess: () => {
      forgetUser()
      leaveAndTell('Your account was deleted')
    },
  })
