import { loadavg } from 'node:os'
import type { TestExpectation, TestRun } from 'shared-types'
import { startTestRuns } from '../src/jobs/run-agent-tests.ts'
import { addTest, beginRun, readRun, type Tester } from '../src/modules/agent-tests/service.ts'
import { learn } from '../src/modules/answering/eval/learn.ts'
import { HELD_APART, TUNED } from '../src/modules/answering/eval/sets.ts'
import { aUser, anAgent } from '../src/test/factories.ts'
import { openBench } from './sites/open-bench.ts'

/**
 * Measures how long a run of a hundred test questions takes without a model, as reported by the run itself, compared with the goal of ten
 * seconds.
 */
const QUESTIONS = 100
const GOAL_S = 10
const LOOK_AGAIN_MS = 50

const { deps, close } = await openBench()
const { user } = await aUser(deps)
const agent = await anAgent(deps.db, user.id)
const actor = { userId: user.id, email: null, address: null }
const tester: Tester = { actor, name: 'Owner' }
for (const set of [...TUNED, ...HELD_APART]) await learn(deps.db, agent, set)
const questions = [...TUNED, ...HELD_APART].flatMap(({ answerable, unanswerable }) => [
  ...answerable.map(({ question }) => question),
  ...unanswerable,
])
for (const question of [...new Set(questions)].slice(0, QUESTIONS)) {
  await addTest(deps, tester, agent.id, {
    kind: 'question',
    lines: [question],
    expects: nothing(),
  })
}
const before = process.cpuUsage()
const stop = startTestRuns(deps)
const { id } = await beginRun(deps, tester, agent.id)
const run = await ended(id)
const { user: busy, system } = process.cpuUsage(before)
await stop()
const seconds = (Date.parse(run.finished_at!) - Date.parse(run.started_at)) / 1_000
console.log(
  `${run.done} tests, ${QUESTIONS} of them questions and the hostile ones: ${seconds.toFixed(1)} s of a goal of ${GOAL_S}, ` +
    `${((busy + system) / 1e6).toFixed(1)} s of processor time, load ${loadavg()[0]!.toFixed(1)}`,
)
await close()
process.exit(seconds > GOAL_S ? 1 : 0)

async function ended(runId: string): Promise<TestRun> {
  for (;;) {
    const { run: found } = await readRun(deps, user.id, agent.id, runId)
    if (found.finished_at !== null) return found
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

function nothing(): TestExpectation {
  return { must_contain: [], must_not_say: [], must_cite: null, not_known: false, decision: null }
}
