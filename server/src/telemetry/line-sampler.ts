const WINDOW_MS = 60_000

type Told = (skipped: number) => void

/**
 * Bounds how many lines strangers can make a log write: of each kind the first few of a minute, then one that counts the rest.
 * @param most lines of a kind in a minute
 */
export function lineSampler(most: number) {
  const kinds = new Map<string, { lines: number; skipped: number }>()

  /** @param kind of a bounded set @param onSkipped told once, when the minute is over, how many there were more */
  return function admits(kind: string, onSkipped: Told): boolean {
    const known = kinds.get(kind)
    if (!known) {
      const begun = { lines: 1, skipped: 0 }
      kinds.set(kind, begun)
      setTimeout(() => {
        kinds.delete(kind)
        if (begun.skipped > 0) onSkipped(begun.skipped)
      }, WINDOW_MS).unref()
      return true
    }
    known.lines += 1
    if (known.lines <= most) return true
    known.skipped += 1
    return false
  }
}
