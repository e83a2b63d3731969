/**
 * Some work is waited for and some is not: what is not begins when nothing else is unfinished.
 * @param longestMs so long it gives way at most, or it would never be done where there is always something
 */
export function rightOfWay(longestMs: number) {
  let unfinished = 0
  const giving = new Set<() => void>()

  const end = () => {
    unfinished -= 1
    if (unfinished === 0) for (const go of giving) go()
  }
  return {
    /** Does work that has the way. @throws what it throws */
    first<T>(work: () => Promise<T>): Promise<T> {
      unfinished += 1
      return work().finally(end)
    },
    /** Resolves when nothing that has the way is unfinished, or after `longestMs`. */
    giveWay: (): Promise<void> =>
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
