import { and, desc, eq, exists, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AgentType } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { calls } from '../../db/schema/calls.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { knowledgeItems, knowledgeLinks } from '../../db/schema/knowledge.ts'
import { forwardingPhones, phoneNumbers } from '../../db/schema/numbers.ts'

export type AgentProgress = {
  id: string
  name: string
  type: AgentType
  activated: boolean
  hasKnowledge: boolean
  /** The phone it rings is verified. */
  hasPhone: boolean
  hasTalked: boolean
  /** A visitor wrote from elsewhere than Nexus itself. */
  isOnWebsite: boolean
  hasNumber: boolean
}

/** How far each agent of the account has come, newest first. @param appUrl visitors from there are the owner, trying. */
export function listProgress(
  db: Database,
  userId: string,
  appUrl: string,
): Promise<AgentProgress[]> {
  const has = (table: PgTable, where: SQL | undefined) =>
    sql<boolean>`${exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(where),
    )}`
  const ofAgent = and(eq(conversations.agentId, agents.id), isNotNull(conversations.lastMessageAt))
  const fromElsewhere = or(
    ne(conversations.channel, 'widget'),
    not(sql`starts_with(${conversations.pageUrl}, ${appUrl})`),
  )
  const linked = db
    .select({ id: knowledgeLinks.itemId })
    .from(knowledgeLinks)
    .where(eq(knowledgeLinks.agentId, agents.id))
  const used = or(eq(knowledgeItems.agentId, agents.id), sql`${knowledgeItems.id} in ${linked}`)
  return db
    .select({
      id: agents.id,
      name: agents.name,
      type: agents.type,
      activated: agents.activated,
      hasKnowledge: has(knowledgeItems, and(used, eq(knowledgeItems.status, 'trained'))),
      hasPhone: has(
        forwardingPhones,
        and(eq(forwardingPhones.agentId, agents.id), isNotNull(forwardingPhones.phone)),
      ),
      hasTalked: sql<boolean>`${has(conversations, ofAgent)} or ${has(calls, eq(calls.agentId, agents.id))}`,
      isOnWebsite: has(conversations, and(ofAgent, fromElsewhere)),
      hasNumber: has(
        phoneNumbers,
        and(
          eq(phoneNumbers.agentId, agents.id),
          isNotNull(phoneNumbers.providerSid),
          isNull(phoneNumbers.releasedAt),
        ),
      ),
    })
    .from(agents)
    .where(eq(agents.userId, userId))
    .orderBy(desc(agents.createdAt), desc(agents.id))
}
