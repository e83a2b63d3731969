import { count, eq } from 'drizzle-orm'
import type { AgentType, KnowledgeType } from 'shared-types'
import type { Database } from '../../db/client.ts'
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
