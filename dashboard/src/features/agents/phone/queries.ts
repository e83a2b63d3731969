import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  agents,
  billing,
  forwardingCheck,
  type ForwardingCheck,
  localCall,
  numbers,
  type Purchase,
} from 'shared-types'
import { call, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'
import { localMessagesQuery } from '~/product/queries.ts'
import { isUnderWay } from './purchase-state.ts'

/** How often the server is asked whether an open checkout has been paid, in ms. */
const PURCHASE_POLL_MS = 2_000
/** Live updates bring the code at once; this is the polling interval for when the stream is down. */
const CODE_POLL_MS = 2_000

export const codeTextsQuery = () => ({
  ...localMessagesQuery(),
  refetchInterval: CODE_POLL_MS,
  meta: { failure: false } as const,
})

export const forwardNumberQuery = (agentId: string) =>
  q(numbers.forwardNumber, { params: { id: agentId } })

export const activeNumberQuery = (agentId: string) =>
  q(numbers.activeNumber, { params: { id: agentId } })

export const subscriptionQuery = (agentId: string) =>
  q(billing.subscription, { params: { id: agentId } })

/** The polling interval while the phone rings, which lasts at most 40 s. */
const CHECK_POLL_MS = 1_000

export const forwardingCheckQuery = (agentId: string) => ({
  ...q(forwardingCheck.read, { params: { id: agentId } }),
  refetchInterval: (query: { state: { data?: ForwardingCheck | null | undefined } }) =>
    query.state.data?.status === 'calling' ? CHECK_POLL_MS : (false as const),
  meta: { failure: false } as const,
})

export function useStartCheck(agentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(forwardingCheck.start, { params: { id: agentId } }),
    onSuccess: (check) => queryClient.setQueryData(forwardingCheckQuery(agentId).queryKey, check),
  })
}

/** Plays the phone company in local mode: forwards the call. */
export const useForwardCheck = (agentId: string) =>
  useMutation({ mutationFn: () => call(localCall.forwardCheck, { params: { id: agentId } }) })

/** The numbers on offer change by the minute, so they are fetched whenever the dialog opens. */
export const availableNumbersQuery = () => ({
  ...q(numbers.available, {}),
  staleTime: 0,
  gcTime: 0,
})

/** Polled while the purchase is pending; a failed poll is followed by another one, so it shows no toast. */
export const purchaseQuery = (agentId: string) => ({
  ...q(billing.purchase, { query: { agent_id: agentId } }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Purchase | undefined } }) =>
    isUnderWay(state.data) && PURCHASE_POLL_MS,
  refetchIntervalInBackground: true,
  meta: { failure: false } as const,
})

export const useSendCode = (agentId: string) =>
  useMutation({
    mutationFn: (phone: string) => call(numbers.sendOtp, { params: { agentId }, body: { phone } }),
    meta: { success: 'OTP sent successfully' },
  })

export function useVerifyPhone(agentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (otp: string) => call(numbers.verifyPhone, { body: { otp, agentId } }),
    onSuccess: (verified) => {
      queryClient.setQueryData(forwardNumberQuery(agentId).queryKey, verified)
    },
    meta: { success: 'Phone number verified successfully' },
  })
}

/** Returns the URL of the checkout. */
export function useOpenCheckout(agentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (phone: string) => {
      const body = { agent_id: agentId, phone_number: phone }
      return (await call(billing.openCheckout, { body })).checkout_url
    },
    onSuccess: () => queryClient.invalidateQueries(purchaseQuery(agentId)),
  })
}

/** Closes the open checkout; where it was paid a moment ago, the purchase continues. */
export function useCancelPurchase(agentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(billing.cancelPurchase, { query: { agent_id: agentId } }),
    onSuccess: (purchase) => queryClient.setQueryData(purchaseQuery(agentId).queryKey, purchase),
  })
}

/** Fetches again what a purchased number changes. */
export const useNumberBought = () =>
  useReadAgain(numbers.activeNumber, billing.subscription, agents.list, agents.read)

export const usePortal = (agentId: string) =>
  useMutation({ mutationFn: () => call(billing.portal, { params: { id: agentId } }) })
