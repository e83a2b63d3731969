import {
  AGENT_TESTS_MAX,
  type AgentSettings,
  type AgentTest,
  type AgentTests,
  type AgentType,
  type TestRun,
  type TestSide,
  type WriteAgentTest,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../errors.ts'
import { findOwnAgent } from '../agents/own.ts'
import { agentProfile } from '../agents/profile.ts'
import { draftOf } from '../agents/draft.ts'
import { type Actor, record } from '../audit/record.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { hostileTests } from './hostile/suite.ts'
import {
  countTestsLocked,
  findRun,
  findRunning,
  findRunWith,
  forgetOldRuns,
  insertRun,
  insertTest,
  listResults,
  listRuns,
  listTests,
  removeTest,
  stopRun,
  updateTest,
} from './store.ts'

/** Who writes a test or starts a run, and the name stored with it. */
export type Tester = { actor: Actor; name: string }

/** The tests of an agent. @throws 404 */
export async function readTests(deps: Deps, userId: string, agentId: string): Promise<AgentTests> {
  await findOwnAgent(deps, userId, agentId)
  const [tests, runs, profile] = await Promise.all([
    listTests(deps.db, userId, agentId),
    listRuns(deps.db, userId, agentId),
    agentProfile(deps, agentId),
  ])
  return { tests, runs, hostile: hostileTests(profile).length }
}

/** Adds a test. @throws 404; 400 `wrong_kind`; 409 `tests_full` */
export async function addTest(
  deps: Deps,
  { actor, name }: Tester,
  agentId: string,
  written: WriteAgentTest,
): Promise<AgentTest> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, agentId)
  refuseWrongKind(agent.type, written)
  const test = await deps.db.transaction(async (tx) => {
    if ((await countTestsLocked(tx, userId, agentId)) >= AGENT_TESTS_MAX) {
      throw refused('tests_full', `An agent has ${AGENT_TESTS_MAX} tests at most.`)
    }
    const subject = { id: agentId, name: agent.name }
    await record(tx, actor, { action: 'agent_test.add', subject })
    return insertTest(tx, { ...written, userId, agentId, writtenBy: name })
  })
  notifyDashboards(deps, 'agent_test', { id: test.id, userId, agentId })
  return test
}

/** Changes a test. @throws 404; 400 `wrong_kind` */
export async function changeTest(
  deps: Deps,
  { actor, name }: Tester,
  agentId: string,
  id: string,
  written: WriteAgentTest,
): Promise<AgentTest> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, agentId)
  refuseWrongKind(agent.type, written)
  const test = await deps.db.transaction(async (tx) => {
    const of = { userId, agentId, id }
    const changed = await updateTest(tx, of, { ...written, writtenBy: name })
    if (!changed) throw notFound('Test')
    const subject = { id: agentId, name: agent.name }
    await record(tx, actor, { action: 'agent_test.change', subject })
    return changed
  })
  notifyDashboards(deps, 'agent_test', { id, userId, agentId })
  return test
}

/** Deletes a test. @throws 404 */
export async function deleteTest(deps: Deps, actor: Actor, agentId: string, id: string) {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, agentId)
  await deps.db.transaction(async (tx) => {
    if (!(await removeTest(tx, userId, agentId, id))) throw notFound('Test')
    const subject = { id: agentId, name: agent.name }
    await record(tx, actor, { action: 'agent_test.delete', subject })
  })
  notifyDashboards(deps, 'agent_test', { id, userId, agentId })
  return null
}

/** Starts a run of every test; when one is in progress already, returns that. @throws 404; 409 `no_tests` */
export async function beginRun(
  deps: Deps,
  { actor, name }: Tester,
  agentId: string,
): Promise<TestRun> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, agentId)
  const draft = await draftOf(deps, userId, agentId)
  const sides: TestSide[] = draft ? ['live', 'draft'] : ['live']
  const tests = await wantedOf(deps, userId, agentId, sides)
  if (tests.length === 0) throw refused('no_tests', 'Write a test first.')
  const begun = await deps.db.transaction(async (tx) => {
    const id = await insertRun(tx, { userId, agentId, sides, draft, startedBy: name }, tests)
    if (id === undefined) return undefined
    await forgetOldRuns(tx, userId, agentId)
    const subject = { id: agentId, name: agent.name }
    await record(tx, actor, {
      action: 'agent_test.run',
      subject,
      details: { tests: tests.length },
    })
    return id
  })
  const id = begun ?? (await findRunning(deps.db, userId, agentId))
  if (begun) {
    deps.bus.publish('test_run', { runId: begun })
    notifyDashboards(deps, 'agent_test', { id: begun, userId, agentId })
  }
  return found(id && (await findRun(deps.db, userId, agentId, id)))
}

/** All tests of a run: the agent's own, then the hostile ones, each with the live settings and directly afterwards with the draft. */
async function wantedOf(deps: Deps, userId: string, agentId: string, sides: TestSide[]) {
  const tests = await listTests(deps.db, userId, agentId)
  const own = tests.map(({ id: testId, kind, lines, expects }) => {
    return { kind, testId, lines, expects }
  })
  const hostile = hostileTests(await agentProfile(deps, agentId)).map((test) => {
    return { kind: 'hostile' as const, ...test }
  })
  return [...own, ...hostile].flatMap((test) => sides.map((side) => ({ ...test, side })))
}

/** The last complete run with these settings of a draft; null when there is none. */
export const findTriedWith = async (
  deps: Deps,
  userId: string,
  agentId: string,
  draft: AgentSettings,
): Promise<TestRun | null> => (await findRunWith(deps.db, userId, agentId, draft)) ?? null

/** A run with its results. @throws 404 */
export async function readRun(deps: Deps, userId: string, agentId: string, id: string) {
  const run = found(await findRun(deps.db, userId, agentId, id))
  return { run, results: await listResults(deps.db, userId, id) }
}

/** Stops a run; one that is over stays as it is. @throws 404 */
export async function endRun(
  deps: Deps,
  userId: string,
  agentId: string,
  id: string,
): Promise<TestRun> {
  if (await stopRun(deps.db, userId, agentId, id))
    notifyDashboards(deps, 'agent_test', { id, userId, agentId })
  return found(await findRun(deps.db, userId, agentId, id))
}

function found(run: TestRun | '' | undefined): TestRun {
  if (!run) throw notFound('Test run')
  return run
}

function refuseWrongKind(type: AgentType, { kind }: WriteAgentTest): void {
  if (kind === 'question' && type === 'ANTI_THEFT') {
    throw invalid('wrong_kind', 'This agent answers no questions. Test it with a caller.')
  }
  if (kind === 'caller' && type === 'CHATBOT') {
    throw invalid('wrong_kind', 'This agent takes no calls. Test it with a question.')
  }
}
