import { setTimeout } from 'node:timers/promises'

/** What `work` brings. @throws Error when that takes longer than `ms`; the work itself goes on. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController()
  const late = setTimeout(ms, null, { signal: timer.signal }).then(() => {
    throw new Error('no answer in time')
  })
  // Of the two, the one that comes second is nobody's business any more.
  late.catch(() => undefined)
  return Promise.race([work, late]).finally(() => timer.abort())
}
