import { setTimeout as sleep } from 'node:timers/promises'
import { fairLanes } from './fair-lanes.ts'

/** So many times as long as a slice took, nobody's slice is taken. */
const REST = 2

/** Long work that nobody waits for word by word: one slice at a time, keys in turn, and most of the time for everybody else. */
const slice = fairLanes({ count: 1, perKey: 1 })

/** What `slices` hold, one after the other, as fast as it is read and no faster than others can bear. */
export async function* atEase<T>(key: string, slices: AsyncIterable<T[]>): AsyncGenerator<T> {
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
