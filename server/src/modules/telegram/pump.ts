import type { FastifyBaseLogger } from 'fastify'

/** Under way at once: after an outage everything there is waits for its turn, not for its lease to run out. */
const MOST = 20
const LOOK_EVERY_MS = 2_000

export type Pump = {
  /** There may be something. */
  wake(): void
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>
}

/** Works off rows that are leased: those there are now, those `wake` tells of, and those that fall due by themselves. */
export function startPump<Row>(
  claim: (most: number) => Promise<Row[]>,
  work: (row: Row) => Promise<void>,
  log: FastifyBaseLogger,
): Pump {
  const running = new Set<Promise<void>>()
  let isStopped = false
  let looking: Promise<void> | null = null
  let again = false

  const begin = (row: Row) => {
    const done = work(row)
      .catch((error: unknown) => log.error({ err: error }, 'Telegram: something was left undone'))
      .finally(() => {
        running.delete(done)
        // What comes next in the same chat waited for it.
        wake()
      })
    running.add(done)
  }
  const look = async () => {
    while (again && !isStopped) {
      again = false
      const room = MOST - running.size
      // Whatever ends looks again.
      if (room === 0) return
      const rows = await claim(room)
      if (rows.length === room) again = true
      for (const row of rows) begin(row)
    }
  }
  const wake = () => {
    again = true
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'Telegram: the database did not answer'))
      .finally(() => {
        looking = null
        if (again && !isStopped) wake()
      })
  }
  const timer = setInterval(wake, LOOK_EVERY_MS)
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await looking
      await Promise.all(running)
    },
  }
}
