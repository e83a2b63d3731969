import { useMutation, useQueryClient } from '@tanstack/react-query'
import { appointments, attention, firstRun, metrics, usage } from 'shared-types'
import { call, q } from '~/api/client.ts'
import { showUndoToast } from '~/ui/undo-toast.tsx'

export const growthQuery = () => q(metrics.customerGrowth, {})
export const agentsQuery = () => q(metrics.agents, {})
export const messagesQuery = () => q(metrics.messages, {})
export const knowledgeQuery = () => q(metrics.knowledge, {})
export const attentionQuery = () => q(attention.read, {})
export const firstRunQuery = () => q(firstRun.read, {})

/** A failure shows no toast: the page about usage reports it. */
export const capNoticesQuery = () => ({
  ...q(usage.notices, {}),
  meta: { failure: false } as const,
})

const SENTIMENT = {
  conversations: metrics.conversationSentiment,
  'call-logs': metrics.callSentiment,
} as const
export type SentimentOf = keyof typeof SENTIMENT

/** Dropped from the cache when the tab is left, so that returning reloads it. */
export const sentimentQuery = (of: SentimentOf) => ({ ...q(SENTIMENT[of], {}), gcTime: 0 })

/** Marks a requested appointment as handled, which removes it from the list; this can be undone for a moment. */
export function useSettleAppointment() {
  const queryClient = useQueryClient()
  const settle = useMutation({
    mutationFn: ({ id, settled }: { id: string; settled: boolean }) =>
      call(appointments.settle, { params: { id }, body: { settled } }),
    onSuccess: (_data, { id, settled }) => {
      void queryClient.invalidateQueries({ queryKey: attentionQuery().queryKey })
      if (settled) void showUndoToast('Marked as done', () => settle.mutate({ id, settled: false }))
    },
  })
  return settle
}
