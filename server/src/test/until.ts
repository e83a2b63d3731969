import { vi } from 'vitest'

/** Repeats `look` until it no longer throws or rejects, however long that takes on a busy machine. @returns its result. */
export const until = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 60_000, interval: 20 })
