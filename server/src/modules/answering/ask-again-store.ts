import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { GAPS_MAX } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { claim } from '../../db/lease.ts'
import { type Claimed, wasLeased } from '../../db/was-leased.ts'
import { agents } from '../../db/schema/agents.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { MINUTE_MS } from '../../lib/time.ts'

/** An agent whose knowledge has changed since its open questions were last asked again. */
export type ChangedAgent = {
  id: string
  userId: string
  knowledgeRevision: number
  /** When the lease ends. It also distinguishes one holder from the next. */
  held: string
}

const ASKING_MS = MINUTE_MS

/** Claims agents whose open questions are to be asked again, except those still being trained; accounts take turns. */
export const claimChangedAgents = (db: Database, most: number): Promise<Claimed<ChangedAgent>[]> =>
  claim(
    db,
    {
      table: agents,
      key: ['id'],
      until: 'gapsLeasedUntil',
      lease: ASKING_MS,
      where: sql`${agents.gapsAskedRevision} <> ${agents.knowledgeRevision} and not exists (
        select from knowledge_items i where i.status = 'training' and (i.agent_id = ${agents.id}
          or exists (select from knowledge_links l where l.item_id = i.id and l.agent_id = ${agents.id})))`,
      turns: { of: agents.userId, last: lastAsked },
      orderBy: [agents.id],
      most,
    },
    {
      id: agents.id,
      userId: agents.userId,
      knowledgeRevision: agents.knowledgeRevision,
      held,
      wasLeased: wasLeased(agents.id, agents.gapsLeasedUntil),
    },
  )

/** An ended lease stays in its column, so that it tells when the account last had a turn. */
const lastAsked = (account: SQL) =>
  sql`(select max(own.gaps_lease_until) from agents own where own.user_id = ${account})`

/** As text, because a JavaScript `Date` would lose the microseconds. */
const held = sql<string>`${agents.gapsLeasedUntil}::text`

/** Always later than the present lease, even within the same microsecond; otherwise two holders would have the same lease. */
const later = sql`greatest(${fromNow(ASKING_MS)}, ${agents.gapsLeasedUntil} + interval '1 millisecond')`

const isHeld = (agent: ChangedAgent) =>
  and(eq(agents.id, agent.id), sql`${agents.gapsLeasedUntil} = ${agent.held}::timestamptz`)

/** Renews the lease. @returns the agent with its new lease, or undefined when another node may have claimed it. */
export async function keepAsking(
  db: Database,
  agent: ChangedAgent,
): Promise<ChangedAgent | undefined> {
  const [kept] = await db
    .update(agents)
    .set({ gapsLeasedUntil: later })
    .where(isHeld(agent))
    .returning({ held })
  return kept && { ...agent, ...kept }
}

/**
 * Records that the questions were asked at this revision. If the knowledge has changed meanwhile, they are asked again; if another node may
 * hold the lease, nothing is recorded.
 * @param hasCovered whether a question was covered: it no longer competes with the answers, so what was computed from it is stale.
 */
export async function settleAsked(
  db: Database,
  agent: ChangedAgent,
  hasCovered: boolean,
): Promise<void> {
  const { knowledgeRevision: revision } = agent
  const after = revision + (hasCovered ? 1 : 0)
  const unlessChanged = (changed: SQL | PgColumn) =>
    sql`case ${agents.knowledgeRevision} when ${revision} then ${after}::integer else ${changed} end`
  await db
    .update(agents)
    .set({
      knowledgeRevision: unlessChanged(agents.knowledgeRevision),
      gapsAskedRevision: unlessChanged(sql`${revision}::integer`),
      gapsLeasedUntil: sql`now()`,
    })
    .where(isHeld(agent))
}

/** The questions to ask an agent again, newest first, without those that its owner keeps open. */
export const listOpenGaps = (db: Database, agentId: string) =>
  db
    .select({
      id: knowledgeGaps.id,
      question: knowledgeGaps.question,
      conversationId: knowledgeGaps.conversationId,
    })
    .from(knowledgeGaps)
    .where(
      and(
        eq(knowledgeGaps.agentId, agentId),
        isNull(knowledgeGaps.coveredAt),
        isNull(knowledgeGaps.keptOpenAt),
      ),
    )
    .orderBy(desc(knowledgeGaps.lastAskedAt))
    .limit(GAPS_MAX)

/** @param by title of the source that answers it; null for an answer of the owner. */
export async function coverGap(db: Database, id: string, by: string | null): Promise<void> {
  await db
    .update(knowledgeGaps)
    .set({ coveredAt: sql`now()`, coveredBy: by })
    .where(and(eq(knowledgeGaps.id, id), isNull(knowledgeGaps.coveredAt)))
}
