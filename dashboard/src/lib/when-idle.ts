/** Long enough for a page to have fetched and drawn what it is about. */
const SETTLE_MS = 2_500

/** Runs once the page has settled and the browser has nothing better to do; the returned function calls it off. */
export function whenIdle(run: () => void): () => void {
  let handle: number | undefined
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) handle = requestIdleCallback(run)
    else run()
  }, SETTLE_MS)
  return () => {
    clearTimeout(timer)
    if (handle !== undefined) cancelIdleCallback(handle)
  }
}
