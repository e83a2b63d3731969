const MOST_MS = 10

// Who comes in this turn of the loop, and who waited for it: whichever are many, the others get in beside them.
const coming = share()
const waiting = share()

/**
 * Lets the event loop turn where it was held for long. Work whose every wait is over at once, as it is with a database in the same
 * process, goes from one promise to the next without ever looking at the network: forty turns then are one, and nobody else gets in.
 */
export async function breathe(): Promise<void> {
  if (coming()) return
  do await new Promise(setImmediate)
  while (!waiting())
}

/** Whether there is still time in this turn of the loop. */
function share(): () => boolean {
  let since: number | null = null
  return () => {
    const now = performance.now()
    if (since === null) {
      since = now
      setImmediate(() => (since = null))
    }
    return now - since <= MOST_MS
  }
}
