import type { CustomerGrowth, MessageTotals, SentimentShares } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { growthRate } from './growth.ts'
import {
  countAgentMessages,
  countCallSentiments,
  countConversationSentiments,
  countCustomers,
} from './store.ts'

const SPAN_MS = 30 * 24 * 60 * 60 * 1000

/** Customers first seen in the last 30 days against the 30 before. */
export async function customerGrowth(deps: Deps, userId: string): Promise<CustomerGrowth> {
  const to = deps.now().getTime()
  const { total, before, now } = await countCustomers(deps.db, userId, {
    from: new Date(to - 2 * SPAN_MS),
    middle: new Date(to - SPAN_MS),
    to: new Date(to),
  })
  return { total, rate: growthRate(before, now) }
}

export async function messageTotals(deps: Deps, userId: string): Promise<MessageTotals> {
  const { written, spoken } = await countAgentMessages(deps.db, userId)
  return {
    totalMessagesCombMessages: written + spoken,
    totalAIConversationsMessages: written,
    totalAICallLogsMessages: spoken,
  }
}

/** Percentages, all 0 where there is nothing to judge. */
export async function sentimentShares(
  deps: Deps,
  userId: string,
  how: 'written' | 'spoken',
): Promise<SentimentShares> {
  const shares = { positive: 0, neutral: 0, negative: 0 }
  const count = how === 'spoken' ? countCallSentiments : countConversationSentiments
  const counts = await count(deps.db, userId)
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  for (const { sentiment, total } of counts) if (sentiment) shares[sentiment] = (total / all) * 100
  return shares
}
