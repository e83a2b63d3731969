import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AgentSettings, AgentTest, TestResult, TestRun, WriteAgentTest } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agentTests, testResults, testRuns } from '../../db/schema/agent-tests.ts'
import { agents } from '../../db/schema/agents.ts'

const RUNS_SHOWN = 10

const test = {
  id: agentTests.id,
  kind: agentTests.kind,
  lines: agentTests.lines,
  expects: agentTests.expects,
  written_by: agentTests.writtenBy,
  updatedAt: agentTests.updatedAt,
}

const ownTest = (userId: string, agentId: string, id?: string) =>
  and(
    eq(agentTests.userId, userId),
    eq(agentTests.agentId, agentId),
    id === undefined ? undefined : eq(agentTests.id, id),
  )

/** In the order in which they were written. */
export async function listTests(
  db: Database,
  userId: string,
  agentId: string,
): Promise<AgentTest[]> {
  const rows = await db
    .select(test)
    .from(agentTests)
    .where(ownTest(userId, agentId))
    .orderBy(asc(agentTests.createdAt), asc(agentTests.id))
  return rows.map(toTest)
}

const toTest = ({ updatedAt, ...row }: Omit<AgentTest, 'updated_at'> & { updatedAt: Date }) => ({
  ...row,
  updated_at: updatedAt.toISOString(),
})

/** Locks the agent, so that nobody else adds a test at the same time. @returns the number of tests. */
export async function countTestsLocked(tx: Database, userId: string, agentId: string) {
  await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)).for('no key update')
  const [row] = await tx.select({ all: count() }).from(agentTests).where(ownTest(userId, agentId))
  return row!.all
}

export async function insertTest(
  db: Database,
  row: WriteAgentTest & { userId: string; agentId: string; writtenBy: string },
): Promise<AgentTest> {
  const [added] = await db.insert(agentTests).values(row).returning(test)
  return toTest(added!)
}

export async function updateTest(
  db: Database,
  { userId, agentId, id }: { userId: string; agentId: string; id: string },
  change: WriteAgentTest & { writtenBy: string },
): Promise<AgentTest | undefined> {
  const [changed] = await db
    .update(agentTests)
    .set({ ...change, updatedAt: sql`now()` })
    .where(ownTest(userId, agentId, id))
    .returning(test)
  return changed && toTest(changed)
}

/** @returns whether it existed. */
export async function removeTest(db: Database, userId: string, agentId: string, id: string) {
  const removed = await db
    .delete(agentTests)
    .where(ownTest(userId, agentId, id))
    .returning({ id: agentTests.id })
  return removed.length > 0
}

type RunRow = typeof testRuns.$inferSelect
type NewResult = Omit<typeof testResults.$inferInsert, 'userId' | 'runId' | 'position'>

/** Stores a run with all its tests. @returns undefined when one is in progress already. */
export async function insertRun(
  tx: Database,
  run: Pick<RunRow, 'userId' | 'agentId' | 'sides' | 'draft' | 'startedBy'>,
  results: NewResult[],
): Promise<string | undefined> {
  const [row] = await tx
    .insert(testRuns)
    .values(run)
    .onConflictDoNothing({ target: testRuns.agentId, where: sql`finished_at is null` })
    .returning({ id: testRuns.id })
  if (!row) return undefined
  const { userId } = run
  const rows = results.map((result, position) => ({ ...result, userId, runId: row.id, position }))
  await tx.insert(testResults).values(rows)
  return row.id
}

/** The run in progress, if there is one. */
export async function findRunning(db: Database, userId: string, agentId: string) {
  const [row] = await db
    .select({ id: testRuns.id })
    .from(testRuns)
    .where(ownRun(userId, agentId, undefined, true))
  return row?.id
}

const ownRun = (userId: string, agentId: string, id?: string, goesOn = false) =>
  and(
    eq(testRuns.userId, userId),
    eq(testRuns.agentId, agentId),
    id === undefined ? undefined : eq(testRuns.id, id),
    goesOn ? isNull(testRuns.finishedAt) : undefined,
  )

const COUNTS = sql<{
  total: number
  done: number
  failed: number
  failed_in_draft: number
  regressions: number
  cost: number
}>`(
  select json_build_object('total', count(*), 'done', count(r.verdict),
    'failed', count(*) filter (where r.verdict <> 'pass'),
    'failed_in_draft', count(*) filter (where r.side = 'draft' and r.verdict <> 'pass'),
    'regressions', count(*) filter (where r.side = 'draft' and r.verdict <> 'pass' and exists (
      select from test_results live where live.run_id = r.run_id and live.position = r.position - 1
        and live.side = 'live' and live.verdict = 'pass')),
    'cost', coalesce(sum(r.cost_micros), 0))
  from test_results r where r.run_id = test_runs.id)`

async function selectRuns(
  db: Database,
  userId: string,
  agentId: string,
  where?: SQL,
): Promise<TestRun[]> {
  const rows = await db
    .select({ run: testRuns, counts: COUNTS })
    .from(testRuns)
    .where(and(ownRun(userId, agentId), where))
    .orderBy(desc(testRuns.startedAt), desc(testRuns.id))
    .limit(RUNS_SHOWN)
  return rows.map(({ run, counts: { cost, ...counts } }) => ({
    id: run.id,
    sides: run.sides,
    started_by: run.startedBy,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    stopped: run.stopped,
    ...counts,
    cost_micros: cost,
  }))
}

/** Newest first. */
export const listRuns = (db: Database, userId: string, agentId: string) =>
  selectRuns(db, userId, agentId)

export const findRun = async (db: Database, userId: string, agentId: string, id: string) =>
  (await selectRuns(db, userId, agentId, eq(testRuns.id, id)))[0]

/** The last complete run with these settings. */
export const findRunWith = async (
  db: Database,
  userId: string,
  agentId: string,
  draft: AgentSettings,
) => {
  const isWhole = sql`${testRuns.finishedAt} is not null and not ${testRuns.stopped}`
  const isSame = sql`${testRuns.draft} = ${JSON.stringify(draft)}::jsonb`
  return (await selectRuns(db, userId, agentId, and(isWhole, isSame)))[0]
}

export async function listResults(
  db: Database,
  userId: string,
  runId: string,
): Promise<TestResult[]> {
  const rows = await db
    .select()
    .from(testResults)
    .where(and(eq(testResults.userId, userId), eq(testResults.runId, runId)))
    .orderBy(asc(testResults.position))
  return rows.map((row) => ({
    position: row.position,
    side: row.side,
    kind: row.kind,
    test_id: row.testId,
    attack: row.attack,
    lines: row.lines,
    expects: row.expects,
    verdict: row.verdict,
    reasons: row.reasons,
    said: row.said,
    sources: row.sources,
    judged_by: row.judgedBy,
    ms: row.ms,
    cost_micros: row.costMicros,
  }))
}

/** Stops a run in progress. Its worker notices at its next write. @returns whether it was in progress. */
export async function stopRun(db: Database, userId: string, agentId: string, id: string) {
  const ended = await db
    .update(testRuns)
    .set({ finishedAt: sql`now()`, stopped: true, leaseHolder: null, leasedUntil: null })
    .where(ownRun(userId, agentId, id, true))
    .returning({ id: testRuns.id })
  return ended.length > 0
}

/** Deletes the runs of an agent beyond those that are shown. */
export const forgetOldRuns = (db: Database, userId: string, agentId: string) =>
  db.delete(testRuns).where(
    and(
      ownRun(userId, agentId),
      sql`${testRuns.finishedAt} is not null`,
      sql`${testRuns.id} not in (select id from test_runs where user_id = ${userId} and agent_id = ${agentId}
        order by started_at desc, id desc limit ${RUNS_SHOWN})`,
    ),
  )
