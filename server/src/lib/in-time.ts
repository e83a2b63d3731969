import { setTimeout } from 'node:timers/promises'

/** The result of `work`. @throws Error when that takes longer than `ms`; the work itself continues. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController()
  const late = setTimeout(ms, null, { signal: timer.signal }).then(() => {
    throw new Error('no answer in time')
  })
  // Whichever of the two comes second is ignored.
  late.catch(() => undefined)
  return Promise.race([work, late]).finally(() => timer.abort())
}
