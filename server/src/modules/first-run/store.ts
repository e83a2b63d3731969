import { and, desc, eq, exists, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AgentType } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { calls } from '../../db/schema/calls.ts'
import { conversations, pageBegins } from '../../db/schema/conversations.ts'
import { knowledgeItems, knowledgeLinks } from '../../db/schema/knowledge.ts'
import { forwardingPhones, phoneNumbers } from '../../db/schema/numbers.ts'

export type AgentProgress = {
  id: string
  name: string
  type: AgentType
  activated: boolean
  hasKnowledge: boolean
  /** Whether the owner's phone is verified. */
  hasPhone: boolean
  hasTalked: boolean
  /** Whether a visitor has written from a page outside Nexus. */
  isOnWebsite: boolean
  hasNumber: boolean
}

/** The progress of each agent of the account, newest first. @param appUrl visitors from there are the owner, testing. */
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
  const page = sql.raw(pageBegins())
  const onPage = (where: SQL) => and(eq(conversations.channel, 'widget'), where)
  // Ranges before and after the pages of Nexus, each a single lookup in the index, however many conversations began there.
  const elsewhere = [
    ne(conversations.channel, 'widget'),
    onPage(sql`${page} < ${appUrl}`),
    onPage(sql`${page} >= ${afterAll(appUrl)}`),
  ].map((where) => has(conversations, and(ofAgent, where)))
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
      isOnWebsite: sql<boolean>`(${sql.join(elsewhere, sql` or `)})`,
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

/** The least text after all that begin with this one, in byte order. */
const afterAll = (text: string) =>
  text.slice(0, -1) + String.fromCodePoint(text.codePointAt(text.length - 1)! + 1)
