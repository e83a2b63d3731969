import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import type { Stop } from '../lib/loop.ts'
import { startWorkers } from '../lib/workers.ts'
import { claimRun, type RunJob } from '../modules/agent-tests/run-store.ts'
import { workOnRun } from '../modules/agent-tests/work.ts'
import { countTakenOver } from '../telemetry/count-taken-over.ts'

/** Runs at a time on one node, each of another account. */
const MAX = 2
const EVERY_MS = 5_000

/** Works on runs of agents' tests, including those of dead nodes. @returns a function that ends it. */
export function startTestRuns(deps: Deps): Stop {
  const stopping = new AbortController()
  const workers = startWorkers<RunJob>({
    // Claimed one at a time, because whose turn it is depends on what is in progress.
    claim: async () => {
      const job = await claimRun(deps.db, newId())
      return countTakenOver(deps.metrics, 'test_runs', job ? [job] : [])
    },
    work: (job) => workOnRun(deps, job, stopping.signal),
    most: MAX,
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'tests of an agent wait to be run',
  })
  const unsubscribe = deps.bus.subscribe('test_run', workers.wake)
  return async () => {
    stopping.abort()
    unsubscribe()
    await workers.stop()
  }
}
