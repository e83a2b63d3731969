const MOST_MS = 10

let heldSince: number | null = null

/**
 * Lets the event loop turn where it was held for long. Work whose every wait is over at once, as it is with a database in the same
 * process, goes from one promise to the next without ever looking at the network: forty turns then are one, and nobody else gets in.
 */
export async function breathe(): Promise<void> {
  const now = performance.now()
  if (heldSince === null) {
    heldSince = now
    setImmediate(() => (heldSince = null))
  } else if (now - heldSince > MOST_MS) await new Promise(setImmediate)
}
