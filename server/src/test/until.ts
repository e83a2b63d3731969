import { vi } from 'vitest'

/** Looks until it no longer throws or rejects: what is waited for comes when it comes, on whatever machine. @returns what it saw. */
export const until = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 60_000, interval: 20 })
