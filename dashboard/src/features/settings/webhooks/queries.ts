import { infiniteQueryOptions, keepPreviousData, useMutation } from '@tanstack/react-query'
import {
  type CreateWebhookEndpoint,
  type ReplayWebhooks,
  type UpdateWebhookEndpoint,
  type WebhookDelivery,
  webhooks,
  type WebhookState,
} from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'
import { entriesOf, nextOf } from '~/lib/entries-of.ts'

/** Polling interval of the log while it is open, in ms; the shorter one holds while an attempt is due soon. */
const LOOK_EVERY_MS = 5_000
const LOOK_SOON_MS = 1_500
const SOON_MS = 10_000

export const endpointsQuery = () => q(webhooks.list, {})
export const deliveryQuery = (id: string) => q(webhooks.delivery, { params: { id } })

export type LogFilter = { state: WebhookState | ''; type: string }

export const deliveriesQuery = (id: string, { state, type }: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [webhooks.deliveries.path, id, state, type] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call(
        webhooks.deliveries,
        {
          params: { id },
          query: { ...(state && { state }), ...(type && { type }), ...(before && { before }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      entriesOf(data?.pages).some((page) => entriesOf(page.deliveries).some(isTriedSoon))
        ? LOOK_SOON_MS
        : LOOK_EVERY_MS,
  })

const isTriedSoon = ({ next_at }: WebhookDelivery) =>
  next_at !== null && Date.parse(next_at) < Date.now() + SOON_MS

export function useAddEndpoint() {
  const again = useReadWebhooksAgain()
  return useMutation({
    mutationFn: (body: CreateWebhookEndpoint) => call(webhooks.create, { body }),
    onSuccess: again,
  })
}

export function useChangeEndpoint(id: string) {
  const again = useReadWebhooksAgain()
  return useMutation({
    mutationFn: (body: UpdateWebhookEndpoint) =>
      callWithMessage(webhooks.update, { params: { id }, body }),
    onSettled: again,
    meta: { success: true },
  })
}

export function useRemoveEndpoint(id: string) {
  const again = useReadWebhooksAgain()
  return useMutation({
    mutationFn: () => callWithMessage(webhooks.remove, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}

export function useRotateSecret(id: string) {
  const again = useReadWebhooksAgain()
  return useMutation({
    mutationFn: () => call(webhooks.rotate, { params: { id } }),
    onSuccess: again,
  })
}

export function useSendTest(id: string) {
  const again = useReadWebhooksAgain()
  return useMutation({
    mutationFn: () => callWithMessage(webhooks.test, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}

export function useReplay(id: string) {
  const again = useReadWebhooksAgain()
  return useMutation({
    mutationFn: (body: ReplayWebhooks) =>
      callWithMessage(webhooks.replay, { params: { id }, body }),
    onSettled: again,
    meta: { success: true },
  })
}

export function useResend(id: string) {
  const again = useReadWebhooksAgain()
  return useMutation({
    mutationFn: () => callWithMessage(webhooks.resend, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}

const useReadWebhooksAgain = () =>
  useReadAgain(webhooks.list, webhooks.deliveries, webhooks.delivery)
