import { and, asc, eq, sql } from 'drizzle-orm'
import type { KnowledgeType, NewPagesAre } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { ago, fromNow } from '../../db/clock.ts'
import { claim } from '../../db/lease.ts'
import {
  knowledgeFiles,
  knowledgeItems,
  knowledgePages,
  type LastSeen,
} from '../../db/schema/knowledge.ts'
import type { Scope } from '../../ports/crawler/index.ts'
import { nextReading } from './rereading-store.ts'
import type { StoredFile } from './new-item-store.ts'

/** A worker that is silent for longer is believed dead, and its item is taken by another. */
const LEASE_MS = 30_000
/** Of every account that waits: how many of its items are under way, and when one last had its turn. */
const TURNS = sql`(
  select user_id, max(ran_at) as last_at, count(*) filter (where lease_until >= now()) as under_way
  from knowledge_items
  where user_id in (select user_id from knowledge_items where status = 'training')
  group by user_id) turn`

/** An item in the hands of one worker: whoever holds the lease may write. */
export type TrainingJob = {
  id: string
  userId: string
  agentId: string
  type: Exclude<KnowledgeType, 'YT_VIDEOS'>
  title: string
  holder: string
  /** Runs in a row that ended without a page being read, this one included. */
  attempts: number
  /** Nobody asked for it: its time had come. */
  isReread: boolean
  /** When all its pages were last read; null while it is trained for the first time. */
  lastReadAt: Date | null
  /** Of a website, as its owner entered it; null where that is not known. */
  address: string | null
  scope: Scope | null
  newPages: NewPagesAre
  /** When this reading looked for pages that are not known yet. */
  soughtAt: Date | null
}

/** Of one account at a time, on all nodes: the rest of its items wait for these. */
const ITEMS_AT_A_TIME = 2

/**
 * Accounts take turns: first one that has nothing under way, then the one whose turn is longest ago; of its items the one that has
 * waited longest. No two workers get the same.
 */
export async function claimItem(db: Database, holder: string): Promise<TrainingJob | undefined> {
  const { agentId, attempts, createdAt, id, isReread, lastReadAt, nextRunAt, status } =
    knowledgeItems
  const { address, newPages, scope, soughtAt, title, type, userId } = knowledgeItems
  const [row] = await claim(
    db,
    {
      table: knowledgeItems,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      where: sql`${status} = 'training' and (${nextRunAt} is null or ${nextRunAt} <= now())
        and turn.under_way < ${ITEMS_AT_A_TIME}`,
      join: { rows: TURNS, on: sql`turn.user_id = ${userId}` },
      orderBy: [
        sql`turn.under_way`,
        sql`turn.last_at nulls first`,
        // What an owner waits for goes before what fell due.
        isReread,
        sql`coalesce(${nextRunAt}, ${createdAt})`,
      ],
      set: { leaseHolder: holder, attempts: sql`${attempts} + 1`, ranAt: sql`now()` },
    },
    {
      id,
      userId,
      agentId,
      type,
      title,
      attempts,
      isReread,
      lastReadAt,
      address,
      scope,
      newPages,
      soughtAt,
    },
  )
  return row && { ...row, holder }
}

const held = (job: TrainingJob) =>
  and(eq(knowledgeItems.id, job.id), eq(knowledgeItems.leaseHolder, job.holder))

/** @returns false when the item was deleted or taken over. */
export async function renewLease(db: Database, job: TrainingJob): Promise<boolean> {
  const kept = await db
    .update(knowledgeItems)
    .set({ leasedUntil: fromNow(LEASE_MS) })
    .where(held(job))
    .returning({ id: knowledgeItems.id })
  return kept.length > 0
}

/** Gives the item back untouched: the server stops. */
export const releaseLease = (db: Database, job: TrainingJob) =>
  db
    .update(knowledgeItems)
    .set({ leaseHolder: null, leasedUntil: null, attempts: sql`greatest(attempts - 1, 0)` })
    .where(held(job))

export type PendingPage = {
  id: string
  url: string | null
  contentHash: string | null
  attempts: number
  lastSeen: LastSeen | null
  /** Its website has said for long enough that there is no such page: it is no slip. */
  isLongMissing: boolean
}

/** A page that is missing at a reading and still so at one that is as much later has gone. */
const MISSING_MS = 4 * 60 * 60_000

export const listPendingPages = (db: Database, itemId: string): Promise<PendingPage[]> =>
  db
    .select({
      id: knowledgePages.id,
      url: knowledgePages.url,
      contentHash: knowledgePages.contentHash,
      attempts: knowledgePages.attempts,
      lastSeen: knowledgePages.lastSeen,
      isLongMissing: sql<boolean>`coalesce(missing_since <= ${ago(MISSING_MS)}, false)`,
    })
    .from(knowledgePages)
    .where(and(eq(knowledgePages.itemId, itemId), eq(knowledgePages.status, 'pending')))
    .orderBy(asc(knowledgePages.position))

export async function findFile(db: Database, itemId: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select({
      base64: sql<string>`encode(${knowledgeFiles.content}, 'base64')`,
      format: knowledgeFiles.format,
    })
    .from(knowledgeFiles)
    .where(eq(knowledgeFiles.itemId, itemId))
  return row && { content: Buffer.from(row.base64, 'base64'), format: row.format }
}

export type PageCounts = {
  pending: number
  trained: number
  /** Trained pages that were not there this time. */
  missing: number
  /** The reason most of the waiting and most of the failed pages share. */
  waitingFor: string | null
  failedFor: string | null
}

export async function countPages(db: Database, itemId: string): Promise<PageCounts> {
  const [row] = await db
    .select({
      pending: sql<number>`count(*) filter (where status = 'pending')::int`,
      trained: sql<number>`count(*) filter (where status = 'trained')::int`,
      missing: sql<number>`count(*) filter (where status = 'trained' and missing_since is not null)::int`,
      waitingFor: sql<
        string | null
      >`mode() within group (order by reason) filter (where status = 'pending')`,
      failedFor: sql<
        string | null
      >`mode() within group (order by reason) filter (where status = 'failed')`,
    })
    .from(knowledgePages)
    .where(eq(knowledgePages.itemId, itemId))
  return row!
}

export type Outcome = {
  status: 'training' | 'trained' | 'untrained'
  reason: string | null
  /** While `training`: when to go on. */
  nextRunAt: Date | null
  /** Something could not be read that may be there again soon: it is not left for as long as the owner chose. */
  isSoon?: boolean
}

/** Ends a run; nothing happens when the item was deleted or taken over. */
export const finishRun = (
  db: Database,
  job: TrainingJob,
  { isSoon = false, ...outcome }: Outcome,
) =>
  db
    .update(knowledgeItems)
    .set({
      ...outcome,
      leaseHolder: null,
      leasedUntil: null,
      ...(outcome.status !== 'training' && {
        lastReadAt: sql`now()`,
        nextReadAt: nextReading(isSoon),
        isReread: false,
      }),
    })
    .where(held(job))
