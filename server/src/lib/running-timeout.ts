const SLICE_MS = 100

/**
 * Aborts after this many milliseconds in which the process was running. If it was suspended for longer than a slice, only one slice counts:
 * the answer may have arrived meanwhile, and is read first.
 */
export function runningTimeout(ms: number): AbortSignal {
  const over = new AbortController()
  const wait = (left: number) => {
    if (left <= 0) over.abort(new DOMException('There was no answer in time.', 'TimeoutError'))
    else setTimeout(wait, Math.min(left, SLICE_MS), left - SLICE_MS).unref()
  }
  wait(ms)
  return over.signal
}
