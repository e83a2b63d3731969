import type { Deps } from '../../deps.ts'
import { inTime } from '../../lib/in-time.ts'
import { readQueues } from './queue-store.ts'

/** Time limit for metrics from the database: when it hangs, the other metrics are needed most. */
const WITHIN_MS = 2_000

/** All metrics for an operator, in the text format of Prometheus. */
export async function scrape({ driver, log, metrics }: Deps): Promise<string> {
  const { databaseUp, queueAge, queueLength, registry } = metrics
  queueAge.reset()
  queueLength.reset()
  try {
    for (const { queue, length, oldestSeconds } of await inTime(readQueues(driver), WITHIN_MS)) {
      queueLength.set({ queue }, length)
      queueAge.set({ queue }, oldestSeconds)
    }
    databaseUp.set(1)
  } catch (error) {
    log.warn({ err: error }, 'the queues could not be read')
    databaseUp.set(0)
  }
  return registry.metrics()
}
