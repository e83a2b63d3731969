import { expect, it } from 'vitest'
import { throttled } from './throttled.ts'

async function* threeSlices(name: string, taken: string[]) {
  for (const slice of [1, 2, 3]) {
    taken.push(name)
    yield [slice * 10, slice * 10 + 1]
  }
}

async function everythingOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

it('work of different keys alternates slice by slice, so that a key with more work does not go first', async () => {
  const taken: string[] = []
  const read = (name: string, key: string) => everythingOf(throttled(key, threeSlices(name, taken)))
  const all = await Promise.all([
    read('first of Ada', 'Ada'),
    read('second of Ada', 'Ada'),
    read('of Bob', 'Bob'),
  ])
  for (const items of all) expect(items).toEqual([10, 11, 20, 21, 30, 31])
  expect(taken.indexOf('of Bob')).toBeLessThan(3)
  expect(taken.slice(0, 6).filter((name) => name === 'of Bob').length).toBeGreaterThan(1)
})
