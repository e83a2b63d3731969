import { AsyncLocalStorage } from 'node:async_hooks'

/** Sum of the time in ms that someone's statements occupied the embedded database, during which the event loop stood still. */
export type Held = { ms: number }

const holder = new AsyncLocalStorage<Held>()

/** Adds to `held` the time that statements of `work` take; waiting for the database does not count. */
export const countHeld = <T>(held: Held, work: () => Promise<T>): Promise<T> =>
  holder.run(held, work)

/** Runs work that occupies the database. */
export async function holding<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    const held = holder.getStore()
    if (held) held.ms += performance.now() - begun
  }
}
