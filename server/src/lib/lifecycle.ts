/** The state of a running server, and the work to finish before it stops. */
export type Lifecycle = {
  /** Aborts when the server is about to stop: new work should start elsewhere. */
  readonly draining: AbortSignal
  drain(): void
  /** Registers work that nobody awaits; the database stays open until it is done. It must report its own failures. */
  inBackground(work: Promise<unknown>): void
  /** Resolves when no background work is in progress. */
  settled(): Promise<void>
}

export function newLifecycle(): Lifecycle {
  const ending = new AbortController()
  const running = new Set<Promise<unknown>>()
  return {
    draining: ending.signal,
    drain: () => ending.abort(),
    inBackground(work) {
      running.add(work)
      const forget = () => running.delete(work)
      work.then(forget, forget)
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
