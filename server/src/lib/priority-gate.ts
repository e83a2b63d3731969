/**
 * Distinguishes work that somebody waits for from background work, which begins only when nothing else is unfinished.
 * @param longestMs the longest time that background work gives way, so that it is done even if there is always other work
 */
export function priorityGate(longestMs: number) {
  let unfinished = 0
  const giving = new Set<() => void>()

  const end = () => {
    unfinished -= 1
    if (unfinished === 0) for (const go of giving) go()
  }
  return {
    /** Runs work that has priority. @throws what it throws */
    first<T>(work: () => Promise<T>): Promise<T> {
      unfinished += 1
      return work().finally(end)
    },
    /** Resolves when no work with priority is unfinished, or after `longestMs`. */
    whenIdle: (): Promise<void> =>
      new Promise((resolve) => {
        if (unfinished === 0) return resolve()
        const go = () => {
          clearTimeout(late)
          giving.delete(go)
          resolve()
        }
        const late = setTimeout(go, longestMs)
        giving.add(go)
      }),
  }
}
