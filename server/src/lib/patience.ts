const SLICE_MS = 100

/**
 * Aborts after so many milliseconds in which this process was at work. Where it stood still for longer than a slice, one slice has
 * passed: the answer may have come meanwhile, and is read first.
 */
export function patience(ms: number): AbortSignal {
  const over = new AbortController()
  const wait = (left: number) => {
    if (left <= 0) over.abort(new DOMException('There was no answer in time.', 'TimeoutError'))
    else setTimeout(wait, Math.min(left, SLICE_MS), left - SLICE_MS).unref()
  }
  wait(ms)
  return over.signal
}
