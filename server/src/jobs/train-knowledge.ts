import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import { trainItem, type TrainingPace } from '../modules/knowledge/training.ts'
import {
  claimItem,
  releaseAllLeases,
  releaseLease,
  renewLease,
  type TrainingJob,
} from '../modules/knowledge/training-store.ts'

/** Items at a time on one node: while one site is slow to answer, the others are read. One account gets a few of them. */
const SLOTS = 8
const HEARTBEAT_MS = 10_000

export type TrainingOptions = TrainingPace & {
  /** How often to look for what nobody announced: a retry that is due, an item of a dead node. */
  pollMs: number
}

const DEFAULTS: TrainingOptions = { pollMs: 3_000, backoffMs: [5_000, 30_000, 120_000] }

export type TrainingWorker = {
  /** Lets go of everything at once; what is unfinished goes on at the next start. */
  stop(): Promise<void>
}

/**
 * The durable queue of training. An item whose status is `training` is the job, so nothing can be lost between saving it and queueing
 * it; a lease makes sure that one worker has it, and runs out when that worker dies.
 */
export function startTraining(deps: Deps, options: TrainingOptions = DEFAULTS): TrainingWorker {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let looking: Promise<void> | null = null
  let lookAgain = false

  const wake = () => {
    lookAgain = true
    looking ??= look().finally(() => (looking = null))
  }

  async function look(): Promise<void> {
    while (lookAgain && !stopping.signal.aborted) {
      lookAgain = false
      try {
        while (running.size < SLOTS && !stopping.signal.aborted) {
          const job = await claimItem(deps.db, newId())
          if (!job) break
          start(job)
        }
      } catch (error) {
        deps.log.error({ err: error }, 'looking for documents to train failed')
      }
    }
  }

  function start(job: TrainingJob) {
    const run = runJob(deps, job, options, stopping.signal)
      .catch((error: unknown) => deps.log.error({ err: error, item: job.id }, 'training failed'))
      .finally(() => {
        running.delete(run)
        wake()
      })
    running.add(run)
  }

  const unsubscribe = deps.bus.subscribe('training', wake)
  const timer = setInterval(wake, options.pollMs)
  const ready =
    deps.database.kind === 'embedded'
      ? releaseAllLeases(deps.db).then(wake)
      : Promise.resolve(wake())
  ready.catch((error: unknown) => deps.log.error({ err: error }, 'training cannot start'))

  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      unsubscribe()
      await Promise.allSettled([ready, looking])
      await Promise.all(running)
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
