import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SilenceClock } from './silence.ts'

const MS = 8_000
let silences: number[]
let clock: SilenceClock

beforeEach(() => {
  vi.useFakeTimers()
  silences = []
  clock = new SilenceClock(MS, (times) => silences.push(times))
})
afterEach(() => {
  vi.useRealTimers()
})

it('silence counts from the end of the speech that the carrier reports', () => {
  const text = 'x'.repeat(100)
  clock.said(text)
  vi.advanceTimersByTime(MS)
  expect(silences).toEqual([])
  clock.spoken()
  vi.advanceTimersByTime(MS - 1)
  expect(silences).toEqual([])
  vi.advanceTimersByTime(1)
  expect(silences).toEqual([1])
})

it('silence counts from the estimated end of the speech if the carrier reports none', () => {
  clock.said('x'.repeat(100))
  vi.advanceTimersByTime(2 * MS)
  expect(silences).toEqual([1])
})

it('successive silences are counted, and a word starts again at the first', () => {
  clock.said('')
  vi.advanceTimersByTime(MS)
  clock.said('')
  vi.advanceTimersByTime(MS)
  expect(silences).toEqual([1, 2])
  clock.heard()
  vi.advanceTimersByTime(10 * MS)
  clock.said('')
  vi.advanceTimersByTime(MS)
  expect(silences).toEqual([1, 2, 1])
})

it('the end of speech during a silence does not start a new one', () => {
  clock.spoken()
  vi.advanceTimersByTime(10 * MS)
  expect(silences).toEqual([])
})
