const MAX_MS = 10

// Shared by the callers of one turn of the event loop, and by those that waited for it, so that many of either do not keep out the others.
const coming = share()
const waiting = share()

/**
 * Lets the event loop run if it was blocked for long. Work whose waits all end at once, as with a database in the same process, goes from
 * one promise to the next without the network being served: otherwise forty turns would run as one block.
 */
export async function yieldToEventLoop(): Promise<void> {
  if (coming()) return
  do await new Promise(setImmediate)
  while (!waiting())
}

/** Whether there is time left in this turn of the event loop. */
function share(): () => boolean {
  let since: number | null = null
  return () => {
    const now = performance.now()
    if (since === null) {
      since = now
      setImmediate(() => (since = null))
    }
    return now - since <= MAX_MS
  }
}
