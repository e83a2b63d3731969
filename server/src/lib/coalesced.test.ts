import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coalesced } from './coalesced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns how often it was called. */
const counter = () => {
  let asked = 0
  return Object.assign(async () => ++asked, { asked: () => asked })
}

it('the first read runs at once, and all reads within the next second share one load', async () => {
  const { read } = coalesced(1_000)
  const load = counter()
  expect(await read('a', load)).toBe(1)
  const rest = [read('a', load), read('a', load), read('a', load)]
  await vi.advanceTimersByTimeAsync(999)
  expect(load.asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.all(rest)).toEqual([2, 2, 2])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await read('a', load)).toBe(3)
})

it('a read during a running load waits for a new load, which starts when the running one has ended', async () => {
  const { read } = coalesced(1_000)
  const ends: (() => void)[] = []
  const load = () => new Promise<void>((resolve) => ends.push(resolve))
  const first = read('a', load)
  const second = read('a', load)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ends).toHaveLength(1)
  ends[0]!()
  await first
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(2)
  ends[1]!()
  await second
})

it('a failed load rejects only its own reads, and the next read loads again', async () => {
  const { read } = coalesced(1_000)
  await expect(read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const next = read('a', async () => 'up')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await next).toBe('up')
})

it('keys do not wait for each other, and leave no timers behind', async () => {
  const { read } = coalesced(1_000)
  const load = counter()
  expect(await read('a', load)).toBe(1)
  expect(await read('b', load)).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(vi.getTimerCount()).toBe(0)
})
