import { firstRun, metrics, usage } from 'shared-types'
import { q } from '~/api/client.ts'

export const growthQuery = () => q(metrics.customerGrowth, {})
export const agentsQuery = () => q(metrics.agents, {})
export const messagesQuery = () => q(metrics.messages, {})
export const knowledgeQuery = () => q(metrics.knowledge, {})
export const firstRunQuery = () => q(firstRun.read, {})

/** Nobody is told of a failure: the page of the usage tells it. */
export const capNoticesQuery = () => ({
  ...q(usage.notices, {}),
  meta: { failure: false } as const,
})

const SENTIMENT = {
  conversations: metrics.conversationSentiment,
  'call-logs': metrics.callSentiment,
} as const
export type SentimentOf = keyof typeof SENTIMENT

/** Forgotten when its tab is left, so that coming back reloads it. */
export const sentimentQuery = (of: SentimentOf) => ({ ...q(SENTIMENT[of], {}), gcTime: 0 })
