import { describe, expect, it } from 'vitest'
import { recentCache } from './recent-cache.ts'

const start = Date.parse('2026-01-01T00:00:00Z')

function counting(most = 10) {
  let now = start
  let loads = 0
  const cache = recentCache<number>(most, 1_000, () => new Date(now))
  return {
    cache,
    pass: (ms: number) => void (now += ms),
    read: (key: string) => cache.read(key, async () => ++loads),
  }
}

describe('a recent cache', () => {
  it('loads once for all reads during the load', async () => {
    const { read } = counting()
    expect(await Promise.all([read('a'), read('a')])).toEqual([1, 1])
    expect(await read('a')).toBe(1)
  })

  it('loads again when the entry is old or was forgotten', async () => {
    const { cache, pass, read } = counting()
    await read('a')
    pass(1_000)
    expect(await read('a')).toBe(2)
    cache.forget('a')
    expect(await read('a')).toBe(3)
  })

  it('does not keep the result of a load during which the entry was forgotten', async () => {
    const { cache, read } = counting()
    const stale = read('a')
    cache.forget('a')
    expect(await stale).toBe(1)
    expect(await read('a')).toBe(2)
  })

  it('does not keep a failed load', async () => {
    const { cache, read } = counting()
    await expect(cache.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await read('a')).toBe(1)
  })

  it('drops the oldest entry when it is full', async () => {
    const { read } = counting(2)
    for (const key of ['a', 'b', 'c']) await read(key)
    expect(await read('c')).toBe(3)
    expect(await read('a')).toBe(4)
  })
})
