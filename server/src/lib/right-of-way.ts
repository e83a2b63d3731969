/**
 * Some work is waited for and some is not: what is not begins when nothing else is unfinished.
 * @param longestMs so long it gives way at most, or it would never be done where there is always something
 */
export function rightOfWay(longestMs: number) {
  let unfinished = 0
  let giving: (() => void)[] = []

  const end = () => {
    unfinished -= 1
    if (unfinished > 0) return
    for (const go of giving) go()
    giving = []
  }
  return {
    /** Does work that has the way. @throws what it throws */
    first<T>(work: () => Promise<T>): Promise<T> {
      unfinished += 1
      return work().finally(end)
    },
    /** Resolves when nothing that has the way is unfinished, or after `longestMs`. */
    giveWay: (): Promise<void> =>
      new Promise((go) => {
        if (unfinished === 0) return go()
        const late = setTimeout(go, longestMs)
        giving.push(() => {
          clearTimeout(late)
          go()
        })
      }),
  }
}
