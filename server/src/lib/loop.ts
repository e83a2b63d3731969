import type { FastifyBaseLogger } from 'fastify'

export type Loop = {
  /** There may be something to do: a round begins now, or right after the one under way. */
  wake(): void
  stop: Stop
}

/** Ends what works on in the background: no further round begins. Resolves when the last one is over. */
export type Stop = () => Promise<void>

export type LoopOptions = {
  everyMs: number
  log: FastifyBaseLogger
  /** What is said of a round that fails. The next one tries again, and is silent when it fails as well. */
  failed: string
  /** False: the first round is after `everyMs`, or when it is woken. */
  atOnce?: boolean
}

/** Does `round` now, every so often and whenever it is woken; never twice at once. */
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
        // Whatever woke it meanwhile would only fail as well.
        isWanted = false
      }
    }
  }
  const wake = () => {
    isWanted = true
    // A moment later: a round may wake its own loop.
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
