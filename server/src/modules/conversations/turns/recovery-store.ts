import { isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../../db/client.ts'
import { claim } from '../../../db/lease.ts'
import { messages } from '../../../db/schema/conversations.ts'
import type { ReplyJob } from '../message.ts'
import { LEASE_MS } from './live-reply.ts'

export type AbandonedReply = ReplyJob & { currentEpoch: number }

const MAX_TAKEN_OVER = 100

/** Takes over replies whose node has died; each goes to one node only, and accounts take turns. */
export function claimAbandoned(db: Database): Promise<AbandonedReply[]> {
  const {
    attempt,
    conversationId,
    createdAt,
    epoch,
    id,
    leasedUntil,
    replyTo,
    revision,
    seq,
    text,
  } = messages
  const ofConversation = <T>(column: SQL) =>
    sql<T>`(select ${column} from conversations c where c.id = ${conversationId})`
  return claim(
    db,
    {
      table: messages,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      // A reply without a lease has ended.
      where: isNotNull(leasedUntil),
      turns: { of: ofConversation<string>(sql`c.user_id`) },
      orderBy: [conversationId, seq],
      most: MAX_TAKEN_OVER,
      set: { attempt: sql`${attempt} + 1` },
    },
    {
      id,
      conversationId,
      userId: ofConversation<string>(sql`c.user_id`),
      agentId: ofConversation<string>(sql`c.agent_id`),
      seq,
      revision,
      // A reply always has an epoch; only the column may be null.
      epoch: sql<number>`${epoch}`,
      attempt,
      question: sql<string>`(select q.text from messages q where q.id = ${replyTo})`,
      isFileAlone: sql<boolean>`coalesce((select q.files->0->>'name' = q.text from messages q where q.id = ${replyTo}), false)`,
      knowledgeRevision: sql<number>`(select a.knowledge_revision from agents a join conversations c on c.agent_id = a.id where c.id = ${conversationId})`,
      customerZone: ofConversation<string | null>(sql`c.time_zone`),
      customerLanguage: ofConversation<string | null>(sql`left(c.locale, 2)`),
      personAsked: ofConversation<boolean>(sql`c.handover_requested_at is not null`),
      createdAt,
      shownBefore: text,
      currentEpoch: ofConversation<number>(sql`c.epoch`),
    },
  )
}

/** Ends the leases of these replies at once, so that another node takes them over without waiting. */
export const releaseLeases = (database: DatabaseDriver, jobs: Pick<ReplyJob, 'id' | 'attempt'>[]) =>
  database.query(
    `update messages m set lease_until = now() from unnest($1::uuid[], $2::int[]) as mine (id, attempt)
     where m.id = mine.id and m.attempt = mine.attempt and m.lease_until is not null`,
    [jobs.map(({ id }) => id), jobs.map(({ attempt }) => attempt)],
  )
