/** How long a page gets to fetch and draw its content, in ms. */
const SETTLE_MS = 2_500

/**
 * Calls `run` once the page has settled and the browser is idle.
 * @returns a function that cancels it.
 */
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
