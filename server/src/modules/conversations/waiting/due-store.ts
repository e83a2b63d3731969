import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { NOBODY_AFTER_MINUTES, RETURN_AFTER_MINUTES } from 'shared-types'
import type { Database } from '../../../db/client.ts'
import { ago } from '../../../db/clock.ts'
import { claim } from '../../../db/lease.ts'
import { conversations } from '../../../db/schema/conversations.ts'

/** Longer than it takes to write one line. */
const LEASE_MS = 30_000
const MOST = 50
/** Nobody is told sooner, whatever a workspace chose: what is older is all an index has to show. */
const LEAST_MS = 60_000
/** Who asked for a person longer ago has left. */
const LONGEST_MS = 24 * 60 * 60_000

const { id, userId, agentId, epoch, lastSeq } = conversations
const due = { id, userId, agentId, epoch, lastSeq }
export type Due = { [Name in keyof typeof due]: (typeof conversations.$inferSelect)[Name] }

/** What a person in control left lying, where an agent is there to go on with it. */
export const claimLeft = (db: Database): Promise<Due[]> =>
  claimAfter(db, {
    since: conversations.personActedAt,
    minutes: sql`coalesce(s.return_after_minutes, ${RETURN_AFTER_MINUTES})`,
    where: and(
      eq(conversations.control, 'admin'),
      isNotNull(conversations.personActedAt),
      sql`desk.activated`,
    ),
  })

/** Whoever waits for a person, and was not told that nobody came. */
export const claimUntold = (db: Database): Promise<Due[]> =>
  claimAfter(db, {
    since: conversations.handoverRequestedAt,
    minutes: sql`coalesce(s.nobody_after_minutes, ${NOBODY_AFTER_MINUTES})`,
    where: and(
      eq(conversations.control, 'bot'),
      isNotNull(conversations.handoverRequestedAt),
      isNull(conversations.nobodyToldAt),
      gt(conversations.handoverRequestedAt, ago(LONGEST_MS)),
    ),
  })

type After = {
  since: typeof conversations.personActedAt | typeof conversations.handoverRequestedAt
  /** Of the workspace; 0 is never. */
  minutes: SQL
  where: SQL | undefined
}

const claimAfter = (db: Database, { since, minutes, where }: After) =>
  claim(
    db,
    {
      table: conversations,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      where: and(
        where,
        sql`${since} < ${ago(LEAST_MS)}`,
        sql`desk.minutes > 0 and ${since} < now() - make_interval(mins => desk.minutes)`,
      ),
      join: {
        rows: sql`(
          select a.id, a.activated, ${minutes}::int as minutes from agents a left join account_settings s on s.user_id = a.user_id
        ) as desk`,
        on: sql`desk.id = ${agentId}`,
      },
      orderBy: [asc(since)],
      most: MOST,
    },
    due,
  )
