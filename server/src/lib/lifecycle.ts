/** Where a running server stands, and what it has to finish before it ends. */
export type Lifecycle = {
  /** Aborts when the server is about to end: what is new is to begin elsewhere. */
  readonly draining: AbortSignal
  drain(): void
  /** Work nobody waits for now; the database stays open until it is done. It tells its own failures. */
  inBackground(work: Promise<unknown>): void
  /** Resolves when nothing is under way in the background. */
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
