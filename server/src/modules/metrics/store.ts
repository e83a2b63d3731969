import { and, count, eq, exists, gte, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { AgentType, KnowledgeType, Sentiment } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
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
  const isVoice = eq(conversations.channel, 'voice')
  const [row] = await db
    .select({
      written: sql<number>`count(*) filter (where not ${isVoice})::int`,
      spoken: sql<number>`count(*) filter (where ${isVoice})::int`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.userId, userId), eq(messages.role, 'agent'), ne(messages.text, '')))
  return row!
}

/** How many conversations, written or spoken, sound each way; those with nothing to judge are left out. */
export const countSentiments = (
  db: Database,
  userId: string,
  how: 'written' | 'spoken',
): Promise<{ sentiment: Sentiment | null; total: number }[]> =>
  db
    .select({ sentiment: conversations.sentiment, total: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        isNotNull(conversations.sentiment),
        (how === 'spoken' ? eq : ne)(conversations.channel, 'voice'),
      ),
    )
    .groupBy(conversations.sentiment)
