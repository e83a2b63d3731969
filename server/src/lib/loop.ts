import type { FastifyBaseLogger } from 'fastify'

export type Loop = {
  /** There may be work: a round begins now, or directly after the present one. */
  wake(): void
  stop: Stop
}

/** Stops background work: no further round begins. Resolves when the last one is over. */
export type Stop = () => Promise<void>

export type LoopOptions = {
  everyMs: number
  log: FastifyBaseLogger
  /** The log message for a failed round. The next round tries again, and logs nothing if it fails too. */
  failed: string
  /** False when the first round is after `everyMs`, or when it is woken. */
  atOnce?: boolean
}

/** Runs `round` now, at intervals, and whenever it is woken; never two at once. */
export function startLoop(
  round: () => Promise<unknown>,
  { everyMs, log, failed, atOnce = true }: LoopOptions,
): Loop {
  let running: Promise<void> | null = null
  let isWanted = false
  let isStopped = false
  let isFailing = false

  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        await round()
        isFailing = false
      } catch (error) {
        log[isFailing ? 'debug' : 'warn']({ err: error }, failed)
        isFailing = true
        // A request to wake up that came during the failed round would fail as well.
        isWanted = false
      }
    }
  }
  const wake = () => {
    isWanted = true
    // Deferred, because a round may wake its own loop.
    running ??= Promise.resolve()
      .then(run)
      .finally(() => {
        running = null
        if (isWanted && !isStopped) wake()
      })
  }
  const timer = setInterval(wake, everyMs)
  if (atOnce) wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
