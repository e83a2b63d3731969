import { AsyncLocalStorage } from 'node:async_hooks'

/** Milliseconds in which somebody's statements held the embedded database, and with it the event loop. */
export type Held = { ms: number }

const holder = new AsyncLocalStorage<Held>()

/** Counts in `held` whatever `work` does with the database, however long it waits for it. */
export const countHeld = <T>(held: Held, work: () => Promise<T>): Promise<T> =>
  holder.run(held, work)

/** Does what holds the database. */
export async function holding<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    const held = holder.getStore()
    if (held) held.ms += performance.now() - begun
  }
}
