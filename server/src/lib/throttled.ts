import { setTimeout as sleep } from 'node:timers/promises'
import { fairLanes } from './fair-lanes.ts'

/** After a slice there is a pause of this many times its duration. */
const REST = 2

/** For long work whose single steps nobody waits for: one slice at a time, keys in turn, and most of the time left for everybody else. */
const slice = fairLanes({ count: 1, perKey: 1 })

/** Yields the rows of `slices`, as fast as they are consumed and as the pauses allow. */
export async function* throttled<T>(key: string, slices: AsyncIterable<T[]>): AsyncGenerator<T> {
  const each = slices[Symbol.asyncIterator]()
  const next = async () => {
    const started = performance.now()
    const taken = await each.next()
    if (!taken.done) await sleep((performance.now() - started) * REST)
    return taken
  }
  try {
    for (;;) {
      const { done, value } = await slice(key, next)
      if (done) return
      yield* value
    }
  } finally {
    await each.return?.()
  }
}
