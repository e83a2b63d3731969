import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { NOBODY_AFTER_MINUTES, RETURN_AFTER_MINUTES } from 'shared-types'
import type { Database } from '../../../db/client.ts'
import { ago } from '../../../db/clock.ts'
import { claim } from '../../../db/lease.ts'
import { conversations } from '../../../db/schema/conversations.ts'
import { DAY_MS, MINUTE_MS } from '../../../lib/time.ts'

/** Lease of a conversation that is being handled, in ms: longer than writing one message takes. */
const LEASE_MS = 30_000
const MAX = 50
/** The least wait of any workspace, in ms: an index finds the conversations that have waited that long. */
const MIN_MS = MINUTE_MS
/** Customers who asked for a person longer ago than this, in ms, have left, and are sent no message. */
const LONGEST_MS = DAY_MS

const { id, userId, agentId, epoch, lastSeq } = conversations
const due = { id, userId, agentId, epoch, lastSeq }
export type Due = { [Name in keyof typeof due]: (typeof conversations.$inferSelect)[Name] }

/** Claims conversations that a person in control left unanswered for too long and that an agent can continue. */
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

/** Claims conversations in which somebody has waited too long for a person and was not told that nobody came. */
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
  /** The workspace's waiting time; 0 means never. */
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
        sql`${since} < ${ago(MIN_MS)}`,
        sql`desk.minutes > 0 and ${since} < now() - make_interval(mins => desk.minutes)`,
      ),
      join: {
        rows: sql`(
          select a.id, a.activated, ${minutes}::int as minutes from agents a left join account_settings s on s.user_id = a.user_id
        ) as desk`,
        on: sql`desk.id = ${agentId}`,
      },
      orderBy: [asc(since)],
      most: MAX,
    },
    due,
  )
