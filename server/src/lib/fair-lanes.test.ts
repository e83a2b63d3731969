import { expect, it } from 'vitest'
import { fairLanes, outsideLane } from './fair-lanes.ts'

/** Work that ends when the test lets it. */
function aBench(lanes: ReturnType<typeof fairLanes>) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const all: Promise<unknown>[] = []
  return {
    begun,
    add(name: string, signal?: AbortSignal) {
      const work = () =>
        new Promise<void>((resolve) => {
          begun.push(name)
          ends.set(name, resolve)
        })
      const done = lanes(name.slice(0, 1), work, signal)
      all.push(done.catch(() => {}))
      return done
    },
    async end(name: string) {
      ends.get(name)!()
      await new Promise(setImmediate)
    },
  }
}

it('keys take turns, so that a key with one task does not wait for all tasks of an earlier key', async () => {
  const bench = aBench(fairLanes({ count: 2, perKey: 2 }))
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) void bench.add(name)
  await bench.end('a1')
  await bench.end('a2')
  await bench.end('a3')
  expect(bench.begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

it('a key cannot take all places, even if no other key is waiting', async () => {
  const bench = aBench(fairLanes({ count: 3, perKey: 2 }))
  for (const name of ['a1', 'a2', 'a3']) void bench.add(name)
  void bench.add('b1')
  await bench.end('b1')
  expect(bench.begun).toEqual(['a1', 'a2', 'b1'])
  await bench.end('a1')
  expect(bench.begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('an aborted task is rejected, and the next one takes its turn', async () => {
  const bench = aBench(fairLanes({ count: 1, perKey: 1 }))
  const stop = new AbortController()
  void bench.add('a1')
  const unwanted = bench.add('b1', stop.signal)
  void bench.add('c1')
  stop.abort(new Error('gone'))
  await expect(unwanted).rejects.toThrow('gone')
  await bench.end('a1')
  expect(bench.begun).toEqual(['a1', 'c1'])
})

it('a failed task frees its place', async () => {
  const lanes = fairLanes({ count: 1, perKey: 1 })
  await expect(lanes('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(lanes('a', async () => 'yes')).resolves.toBe('yes')
})

it('a task that waits outside its lane gives its place to others, and takes a place again before it continues', async () => {
  const lanes = fairLanes({ count: 1, perKey: 1 })
  const steps: string[] = []
  const { promise: come, resolve: comes } = Promise.withResolvers<void>()
  const { promise: end, resolve: ends } = Promise.withResolvers<void>()
  const waits = lanes('a', async () => {
    await Promise.all([outsideLane(() => come), outsideLane(() => come)])
    steps.push('goes on')
  })
  const other = lanes('b', async () => {
    steps.push('other begins')
    comes()
    await end
    steps.push('other ends')
  })
  await come
  await new Promise(setImmediate)
  ends()
  await Promise.all([waits, other])
  expect(steps).toEqual(['other begins', 'other ends', 'goes on'])
  let most = 0
  let now = 0
  const one = () =>
    lanes('a', async () => {
      most = Math.max(most, ++now)
      await new Promise(setImmediate)
      now -= 1
    })
  await Promise.all([one(), one(), one()])
  expect(most).toBe(1)
})

it('a task that is aborted while it waits outside its lane takes no place afterwards', async () => {
  const lanes = fairLanes({ count: 1, perKey: 1 })
  const stop = new AbortController()
  const gone = lanes('a', () => outsideLane(async () => stop.abort(new Error('gone'))), stop.signal)
  await expect(gone).rejects.toThrow('gone')
  expect(await lanes('b', async () => 'free')).toBe('free')
})
