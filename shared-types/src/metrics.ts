import * as z from 'zod/mini'
import { AgentType } from './agents.ts'
import { endpoint } from './endpoint.ts'
import { KnowledgeType } from './knowledge-items.ts'

export const CustomerGrowth = z.object({
  total: z.number(),
  rate: z.object({
    type: z.enum(['increase', 'decrease', 'no-change']),
    percentage: z.number(),
  }),
})
export type CustomerGrowth = z.infer<typeof CustomerGrowth>

export const MessageTotals = z.object({
  totalMessagesCombMessages: z.number(),
  totalAIConversationsMessages: z.number(),
  totalAICallLogsMessages: z.number(),
})
export type MessageTotals = z.infer<typeof MessageTotals>

/** Percentages from 0 to 100, not rounded; all are 0 where there was no conversation to judge. */
export const SentimentShares = z.object({
  positive: z.number(),
  neutral: z.number(),
  negative: z.number(),
})
export type SentimentShares = z.infer<typeof SentimentShares>

export const metrics = {
  customerGrowth: endpoint({
    method: 'GET',
    path: '/user/metrics/customer-growth',
    summary: 'Customers first seen in the last 30 days against the 30 before.',
    response: CustomerGrowth,
  }),
  knowledge: endpoint({
    method: 'GET',
    path: '/user/metrics/knowledgebase',
    summary: 'Knowledge items by type.',
    response: z.array(z.object({ type: KnowledgeType, total: z.number() })),
  }),
  agents: endpoint({
    method: 'GET',
    path: '/user/metrics/agents',
    summary: 'Agents by type.',
    response: z.array(z.object({ type: AgentType, total: z.number() })),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/user/metrics/ai-messages',
    summary: 'Messages the agents sent.',
    response: MessageTotals,
  }),
  conversationSentiment: endpoint({
    method: 'GET',
    path: '/user/conversation/sentiment',
    summary: 'Sentiment of conversations.',
    response: SentimentShares,
  }),
  callSentiment: endpoint({
    method: 'GET',
    path: '/user/call-logs/sentiment',
    summary: 'Sentiment of calls.',
    response: SentimentShares,
  }),
}
