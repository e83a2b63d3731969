import type { CustomerGrowth, MessageTotals, SentimentShares } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { DAY_MS, HOUR_MS } from '../../lib/time.ts'
import {
  countAgentMessages,
  countAgents,
  countCustomers,
  countKnowledge,
  countSentiments,
} from './store.ts'

const SPAN_MS = 30 * DAY_MS

/** Customers first seen in the last 30 days compared with the 30 days before, to the hour. */
export async function customerGrowth(deps: Deps, userId: string): Promise<CustomerGrowth> {
  const to = Math.ceil(deps.now().getTime() / HOUR_MS) * HOUR_MS
  const hours = await countCustomers(deps.db, userId)
  const within = (from: number, until: number) =>
    sum(hours.filter(({ hour }) => hour.getTime() >= from && hour.getTime() < until))
  const rate = growthRate(within(to - 2 * SPAN_MS, to - SPAN_MS), within(to - SPAN_MS, to))
  return { total: sum(hours), rate }
}

/** From nothing to something counts as an increase of 100 %, because a share of zero is undefined. */
export function growthRate(before: number, now: number): CustomerGrowth['rate'] {
  if (before === now) return { type: 'no-change', percentage: 0 }
  const percentage = before === 0 ? 100 : (Math.abs(now - before) / before) * 100
  return { type: now > before ? 'increase' : 'decrease', percentage }
}

export const agentSummary = ({ db }: Deps, userId: string) => countAgents(db, userId)

export const knowledgeSummary = ({ db }: Deps, userId: string) => countKnowledge(db, userId)

export async function messageTotals(deps: Deps, userId: string): Promise<MessageTotals> {
  const { written, spoken } = await countAgentMessages(deps.db, userId)
  return {
    totalMessagesCombMessages: written + spoken,
    totalAIConversationsMessages: written,
    totalAICallLogsMessages: spoken,
  }
}

/** Percentages; all 0 when there is nothing to judge. */
export async function sentimentShares(
  deps: Deps,
  userId: string,
  how: 'written' | 'spoken',
): Promise<SentimentShares> {
  const shares = { positive: 0, neutral: 0, negative: 0 }
  const counts = await countSentiments(deps.db, userId, how)
  const all = sum(counts.filter(({ part }) => part in shares))
  for (const { part, amount } of counts)
    if (part in shares && all > 0) shares[part as keyof SentimentShares] = (amount / all) * 100
  return shares
}

const sum = (tallies: { amount: number }[]) =>
  tallies.reduce((total, { amount }) => total + amount, 0)
