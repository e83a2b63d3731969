import { count, eq } from 'drizzle-orm'
import type { AgentType, KnowledgeType } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { readTallies, readTotal, type Tally } from '../../db/tallies.ts'
import { agents } from '../../db/schema/agents.ts'
import { knowledgeItems } from '../../db/schema/knowledge.ts'

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

/** Customers who wrote something, by the hour in which they were first seen. */
export const countCustomers = (db: Database, userId: string): Promise<Tally[]> =>
  readTallies(db, userId, 'customer')

/** Number of messages by the agents, written and spoken. */
export async function countAgentMessages(
  db: Database,
  userId: string,
): Promise<{ written: number; spoken: number }> {
  const [written, spoken] = await Promise.all([
    readTotal(db, userId, 'written'),
    readTotal(db, userId, 'spoken'),
  ])
  return { written, spoken }
}

/** How many conversations or calls have each tone; `part` is empty for those with nothing to judge. */
export const countSentiments = (
  db: Database,
  userId: string,
  how: 'written' | 'spoken',
): Promise<Tally[]> => readTallies(db, userId, how === 'spoken' ? 'call' : 'conversation')
