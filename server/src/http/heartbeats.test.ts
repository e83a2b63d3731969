import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { joinHeartbeats } from './heartbeats.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('every stream gets a heartbeat every 20 seconds, from one timer, at different moments', () => {
  const beats = Array.from({ length: 100 }, () => vi.fn())
  const leave = beats.map(joinHeartbeats)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(beats.filter(({ mock }) => mock.calls.length > 0)).toHaveLength(5)
  vi.advanceTimersByTime(39_000)
  for (const beat of beats) expect(beat).toHaveBeenCalledTimes(2)
  for (const end of leave) end()
  expect(vi.getTimerCount()).toBe(0)
})
