import type { FastifyBaseLogger } from 'fastify'
import { type Loop, startLoop } from './loop.ts'

export type WorkerOptions<Job> = {
  /** Claims free jobs, at most `room`; called again until there are none. */
  claim(room: number): Promise<Job[]>
  /** Does one job; it must report its own failures, and is found again when its lease expires. */
  work(job: Job): Promise<void>
  /** Jobs at a time on this node, so that a slow one does not hold up the rest. */
  most: number
  everyMs: number
  log: FastifyBaseLogger
  failed: string
}

/** Works on leased rows: those that exist now, those that `wake` announces, and those that fall due by themselves. */
export function startWorkers<Job>(options: WorkerOptions<Job>): Loop {
  const { claim, work, most, everyMs, log, failed } = options
  const running = new Set<Promise<void>>()
  const begin = (job: Job) => {
    const done = work(job)
      .catch((error: unknown) => log.error({ err: error }, failed))
      .finally(() => {
        running.delete(done)
        // A job may have waited for this one, or for its place.
        loop.wake()
      })
    running.add(done)
  }
  const look = async () => {
    const room = most - running.size
    if (room === 0) return
    const jobs = await claim(room)
    for (const job of jobs) begin(job)
    if (jobs.length > 0) loop.wake()
  }
  const loop = startLoop(look, { everyMs, log, failed })
  return {
    wake: loop.wake,
    async stop() {
      await loop.stop()
      await Promise.all(running)
    },
  }
}
