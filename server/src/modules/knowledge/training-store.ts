import { and, asc, eq, sql } from 'drizzle-orm'
import type { KnowledgeType, NewPagesAre } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { ago, fromNow } from '../../db/clock.ts'
import { claim } from '../../db/lease.ts'
import { type Claimed, wasLeased } from '../../db/was-leased.ts'
import {
  knowledgeFiles,
  knowledgeItems,
  knowledgePages,
  type LastSeen,
} from '../../db/schema/knowledge.ts'
import type { Scope } from '../../ports/crawler/index.ts'
import { HOUR_MS } from '../../lib/time.ts'
import { nextReading } from './rereading-store.ts'
import type { StoredFile } from './new-item-store.ts'

/** A worker that has not renewed its lease for this long is considered dead, and another takes over its item. */
const LEASE_MS = 30_000
/** An item that one worker is training. Only the holder of the lease may write. */
export type TrainingJob = {
  id: string
  userId: string
  agentId: string
  type: Exclude<KnowledgeType, 'YT_VIDEOS'>
  title: string
  holder: string
  /** Consecutive runs, including this one, that ended without a page being read. */
  attempts: number
  /** True when the training was due by schedule, and not requested by the owner. */
  isReread: boolean
  /** When all its pages were last read; null during the first training. */
  lastReadAt: Date | null
  /** Address of the website, as its owner entered it; null when unknown. */
  address: string | null
  scope: Scope | null
  newPages: NewPagesAre
  /** When this reading looked for new pages; null when it has not yet. */
  soughtAt: Date | null
}

/** The most items of one account in progress at a time, on all nodes; its other items wait. */
const ITEMS_AT_A_TIME = 2

/**
 * Claims an item for a worker. Accounts take turns: first one that has nothing in progress, then the one whose turn was longest ago; of its
 * items the one that has waited longest. No two workers get the same item.
 */
export async function claimItem(
  db: Database,
  holder: string,
): Promise<Claimed<TrainingJob> | undefined> {
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
      where: sql`${status} = 'training' and (${nextRunAt} is null or ${nextRunAt} <= now())`,
      turns: {
        of: userId,
        last: (account) =>
          sql`(select max(ran_at) from knowledge_items own where own.user_id = ${account})`,
        most: ITEMS_AT_A_TIME,
      },
      orderBy: [
        // Items an owner waits for come before those due by schedule.
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
      wasLeased: wasLeased(id, knowledgeItems.leasedUntil),
    },
  )
  return row && { ...row, holder }
}

const held = (job: TrainingJob) =>
  and(eq(knowledgeItems.id, job.id), eq(knowledgeItems.leaseHolder, job.holder))

/** Renews the lease on an item. @returns false when the item was deleted or taken over. */
export async function renewLease(db: Database, job: TrainingJob): Promise<boolean> {
  const kept = await db
    .update(knowledgeItems)
    .set({ leasedUntil: fromNow(LEASE_MS) })
    .where(held(job))
    .returning({ id: knowledgeItems.id })
  return kept.length > 0
}

/** Gives the item back unchanged, because the server is stopping. */
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
  /** Whether the website has reported the page as missing for long enough that it is no mistake. */
  isLongMissing: boolean
}

/** A page that is missing in one reading, and still missing in another this much later, is gone. */
const MISSING_MS = 4 * HOUR_MS

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
  /** Number of trained pages that were missing this time. */
  missing: number
  /** The most common reason among the waiting and the failed pages. */
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
  /** While the status is `training`: when to continue. */
  nextRunAt: Date | null
  /** True when something that could not be read may soon be readable, so that the next reading comes earlier than the owner chose. */
  isSoon?: boolean
}

/** Records the end of a run; does nothing when the item was deleted or taken over. */
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
