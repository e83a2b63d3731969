import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import { startWorkers } from '../lib/workers.ts'
import { trainItem, type TrainingPace } from '../modules/knowledge/training.ts'
import {
  claimItem,
  releaseLease,
  renewLease,
  type TrainingJob,
} from '../modules/knowledge/training-store.ts'
import { countTakenOver } from '../telemetry/count-taken-over.ts'

/** Items at a time on one node: while one site is slow, the others are read. One account gets only a few of these places. */
const SLOTS = 8
const HEARTBEAT_MS = 10_000

export type TrainingOptions = TrainingPace & {
  /** How often to look for work that was not announced: a retry that is due, or an item of a dead node. */
  pollMs: number
}

const DEFAULTS: TrainingOptions = { pollMs: 3_000, backoffMs: [5_000, 30_000, 120_000] }

export type TrainingWorker = {
  /** Releases everything at once; unfinished items continue at the next start. */
  stop(): Promise<void>
}

/**
 * The durable queue of training. An item with the status `training` is itself the job, so nothing can be lost between saving and queueing
 * it. A lease makes sure that only one worker has it, and expires when that worker dies.
 */
export function startTraining(deps: Deps, options: TrainingOptions = DEFAULTS): TrainingWorker {
  const stopping = new AbortController()
  const workers = startWorkers<TrainingJob>({
    // Claimed one at a time, because whose turn it is depends on what is in progress.
    claim: async () => {
      const job = await claimItem(deps.db, newId())
      return countTakenOver(deps.metrics, 'training', job ? [job] : [])
    },
    work: (job) => runJob(deps, job, options, stopping.signal),
    most: SLOTS,
    everyMs: options.pollMs,
    log: deps.log,
    failed: 'documents wait to be trained',
  })
  const unsubscribes = [
    deps.bus.subscribe('training', workers.wake),
    deps.bus.subscribe('gap', workers.wake),
  ]
  return {
    async stop() {
      stopping.abort()
      for (const unsubscribe of unsubscribes) unsubscribe()
      await workers.stop()
    },
  }
}

async function runJob(deps: Deps, job: TrainingJob, pace: TrainingPace, stop: AbortSignal) {
  const lost = new AbortController()
  const heartbeat = setInterval(() => {
    renewLease(deps.db, job).then(
      (kept) => kept || lost.abort(),
      // The lease outlasts two missed heartbeats; the next one may get through.
      (error: unknown) => deps.log.warn({ err: error }, 'a training heartbeat was missed'),
    )
  }, HEARTBEAT_MS)
  try {
    await trainItem(deps, job, pace, AbortSignal.any([stop, lost.signal]))
    if (stop.aborted) await releaseLease(deps.db, job)
  } finally {
    clearInterval(heartbeat)
  }
}
