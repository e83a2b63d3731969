import { and, count, eq, exists, gte, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { AgentType, KnowledgeType, Sentiment } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { callMessages, calls } from '../../db/schema/calls.ts'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { knowledgeItems } from '../../db/schema/knowledge.ts'

/** Customers who said something: in all, and first seen in each of two spans. */
export async function countCustomers(
  db: Database,
  userId: string,
  spans: { from: Date; middle: Date; to: Date },
): Promise<{ total: number; before: number; now: number }> {
  const said = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(and(eq(conversations.customerId, customers.id), isNotNull(conversations.lastMessageAt)))
  const within = (from: Date, to: Date) =>
    sql<number>`count(*) filter (where ${and(gte(customers.firstSeenAt, from), lt(customers.firstSeenAt, to))})::int`
  const [row] = await db
    .select({
      total: count(),
      before: within(spans.from, spans.middle),
      now: within(spans.middle, spans.to),
    })
    .from(customers)
    .where(and(eq(customers.userId, userId), exists(said)))
  return row!
}

export const countKnowledge = (
  db: Database,
  userId: string,
): Promise<{ type: KnowledgeType; total: number }[]> =>
  db
    .select({ type: knowledgeItems.type, total: count() })
    .from(knowledgeItems)
    .where(eq(knowledgeItems.userId, userId))
    .groupBy(knowledgeItems.type)
    .orderBy(knowledgeItems.type)

export const countAgents = (
  db: Database,
  userId: string,
): Promise<{ type: AgentType; total: number }[]> =>
  db
    .select({ type: agents.type, total: count() })
    .from(agents)
    .where(eq(agents.userId, userId))
    .groupBy(agents.type)
    .orderBy(agents.type)

/** What the agents said, in writing and on the telephone. */
export async function countAgentMessages(
  db: Database,
  userId: string,
): Promise<{ written: number; spoken: number }> {
  const [[written], [spoken]] = await Promise.all([
    db
      .select({ total: count() })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(
        and(eq(conversations.userId, userId), eq(messages.role, 'agent'), ne(messages.text, '')),
      ),
    db
      .select({ total: count() })
      .from(callMessages)
      .innerJoin(calls, eq(calls.id, callMessages.callId))
      .where(
        and(
          eq(calls.userId, userId),
          eq(callMessages.entityType, 'agent'),
          ne(callMessages.content, ''),
        ),
      ),
  ])
  return { written: written!.total, spoken: spoken!.total }
}

type Counted = { sentiment: Sentiment | null; total: number }[]

/** How many conversations sound each way; those with nothing to judge are left out. */
export const countConversationSentiments = (db: Database, userId: string): Promise<Counted> =>
  db
    .select({ sentiment: conversations.sentiment, total: count() })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNotNull(conversations.sentiment)))
    .groupBy(conversations.sentiment)

/** How many calls sound each way: what their analysis found counts, else how the caller sounds. */
export function countCallSentiments(db: Database, userId: string): Promise<Counted> {
  const sentiment = sql<Sentiment>`coalesce(${calls.analysis}->>'type', ${calls.sentiment}::text)`
  return db
    .select({ sentiment, total: count() })
    .from(calls)
    .where(and(eq(calls.userId, userId), isNotNull(sentiment)))
    .groupBy(sentiment)
}
