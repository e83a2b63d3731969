import type { AgentSettings } from 'shared-types'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { claim } from '../../db/lease.ts'
import { type Claimed, wasLeased } from '../../db/was-leased.ts'
import { testResults, testRuns } from '../../db/schema/agent-tests.ts'
import { users } from '../../db/schema/users.ts'

/** A worker that has not renewed its lease for this long is considered dead, and another takes over its run. */
const LEASE_MS = 30_000

/** A run that one worker works on. Only the holder of the lease may write. */
export type RunJob = {
  id: string
  userId: string
  agentId: string
  holder: string
  draft: AgentSettings | null
}

/** Claims a run. Accounts take turns: one run of each at a time, the one that has waited longest first. */
export async function claimRun(db: Database, holder: string): Promise<Claimed<RunJob> | undefined> {
  const { id, userId, agentId, draft, finishedAt, startedAt } = testRuns
  const [row] = await claim(
    db,
    {
      table: testRuns,
      key: ['id'],
      until: 'leasedUntil',
      lease: LEASE_MS,
      where: and(
        isNull(finishedAt),
        sql`not exists (select from test_runs other where other.user_id = ${userId}
          and other.finished_at is null and other.leased_until > now())`,
      ),
      orderBy: [startedAt],
      set: { leaseHolder: holder },
    },
    { id, userId, agentId, draft, wasLeased: wasLeased(id, testRuns.leasedUntil) },
  )
  return row && { ...row, holder }
}

const held = ({ id, holder }: RunJob) =>
  and(eq(testRuns.id, id), eq(testRuns.leaseHolder, holder), isNull(testRuns.finishedAt))

/** Renews the lease. @returns false when the run was stopped, deleted or taken over. */
export async function keepRun(db: Database, job: RunJob): Promise<boolean> {
  const kept = await db
    .update(testRuns)
    .set({ leasedUntil: fromNow(LEASE_MS) })
    .where(held(job))
    .returning({ id: testRuns.id })
  return kept.length > 0
}

/** Gives the run back, because the server is stopping. */
export const releaseRun = (db: Database, job: RunJob) =>
  db.update(testRuns).set({ leaseHolder: null, leasedUntil: null }).where(held(job))

/** Marks a run as finished. */
export const finishRun = (db: Database, job: RunJob) =>
  db
    .update(testRuns)
    .set({ finishedAt: sql`now()`, leaseHolder: null, leasedUntil: null })
    .where(held(job))

export type Pending = Pick<
  typeof testResults.$inferSelect,
  'position' | 'side' | 'kind' | 'attack' | 'lines' | 'expects'
>

/** The tests that a run has not tried yet. */
export const listPending = (db: Database, runId: string): Promise<Pending[]> =>
  db
    .select({
      position: testResults.position,
      side: testResults.side,
      kind: testResults.kind,
      attack: testResults.attack,
      lines: testResults.lines,
      expects: testResults.expects,
    })
    .from(testResults)
    .where(and(eq(testResults.runId, runId), isNull(testResults.verdict)))
    .orderBy(asc(testResults.position))

export type Found = Required<
  Pick<
    typeof testResults.$inferInsert,
    'reasons' | 'said' | 'sources' | 'judgedBy' | 'ms' | 'costMicros'
  >
> & { verdict: 'pass' | 'fail' | 'error' }

/** Stores a result, once, and only for the holder of the run. @returns false when the lease was lost. */
export async function saveResult(
  db: Database,
  job: RunJob,
  position: number,
  found: Found,
): Promise<boolean> {
  const isHeld = sql`exists (select from test_runs run where run.id = ${job.id}
    and run.lease_holder = ${job.holder} and run.finished_at is null)`
  const saved = await db
    .update(testResults)
    .set(found)
    .where(
      and(
        eq(testResults.runId, job.id),
        eq(testResults.position, position),
        isNull(testResults.verdict),
        isHeld,
      ),
    )
    .returning({ position: testResults.position })
  return saved.length > 0
}

/** Whether the agent's knowledge or taught answers contain these words, or a number that ends with these digits. */
export async function knowledgeHolds(
  db: Database,
  agentId: string,
  { words, digits }: { words: string; digits: string },
): Promise<boolean> {
  const has = (text: string) =>
    digits
      ? sql`regexp_replace(${sql.raw(text)}, '\\D', '', 'g') like ${`%${digits}%`}`
      : sql`position(${words} in lower(${sql.raw(text)})) > 0`
  const { rows } = (await db.execute(sql`select
    exists (select from passages p join knowledge_items i on i.id = p.item_id
      where (i.agent_id = ${agentId} or exists (
        select from knowledge_links l where l.item_id = i.id and l.agent_id = ${agentId}))
      and ${has('p.text')})
    or exists (select from taught_answers t where (t.agent_id = ${agentId} or exists (
        select from taught_answer_links l where l.answer_id = t.id and l.agent_id = ${agentId}))
      and ${has('t.answer')}) as held`)) as unknown as { rows: { held: boolean }[] }
  return rows[0]!.held
}

/** The name that callers hear of the person for whom a screening agent answers. */
export async function findOwnerName(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, userId))
  return row?.name ?? ''
}
