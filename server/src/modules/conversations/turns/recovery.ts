import type { Deps } from '../../../deps.ts'
import { startLoop, type Stop } from '../../../lib/loop.ts'
import { LiveReply } from './live-reply.ts'
import { nodeOf } from './node.ts'
import { drop, fail, settle, startReply } from './reply.ts'
import { type AbandonedReply, claimAbandoned, releaseLeases } from './recovery-store.ts'

const LOOK_EVERY_MS = 2_000
/** A reply is not tried more often than this, because it may be what makes the nodes die. */
const MAX_ATTEMPTS = 4

/**
 * Makes the replies that dead nodes left unfinished, now and every few seconds.
 * @returns a function that stops this and hands the replies of this node to another.
 */
export function startRecovery(deps: Deps): Stop {
  const loop = startLoop(() => recoverReplies(deps), {
    everyMs: LOOK_EVERY_MS,
    log: deps.log,
    failed: 'abandoned replies could not be looked for',
  })
  return async () => {
    await loop.stop()
    await handOver(deps)
  }
}

export async function recoverReplies(deps: Deps): Promise<void> {
  const leasedAt = performance.now()
  const abandoned = await claimAbandoned(deps.db)
  deps.metrics.takenOver.inc({ kind: 'reply' }, abandoned.length)
  for (const reply of abandoned) await resume(deps, reply, leasedAt)
}

async function resume(
  deps: Deps,
  { currentEpoch, ...job }: AbandonedReply,
  leasedAt: number,
): Promise<void> {
  if (job.epoch < currentEpoch) {
    await settle(deps, new LiveReply(job, leasedAt), 'cut')
  } else if (job.attempt > MAX_ATTEMPTS) {
    await fail(deps, new LiveReply(job, leasedAt))
  } else startReply(deps, job, leasedAt, null)
}

async function handOver(deps: Deps): Promise<void> {
  const replies = [...nodeOf(deps).replies.values()]
  const unfinished = replies.filter((reply) => reply.silence())
  const jobs = unfinished.map(({ job }) => job)
  if (jobs.length > 0) await releaseLeases(deps.driver, jobs)
  for (const reply of unfinished) drop(deps, reply)
  await Promise.all(replies.map((reply) => reply.settled))
}
