import { MINUTE_MS } from '../lib/time.ts'

const WINDOW_MS = MINUTE_MS

type OnSkipped = (skipped: number) => void

/**
 * Limits the log lines that strangers can cause: of each kind the first few of a minute, then one line with the number of the rest.
 * @param most lines of a kind in a minute
 */
export function lineSampler(most: number) {
  const kinds = new Map<string, { lines: number; skipped: number }>()

  /** @param kind one of a fixed set @param onSkipped called once, at the end of the minute, with the number of skipped lines */
  return function admits(kind: string, onSkipped: OnSkipped): boolean {
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
