import { afterEach, expect, it, vi } from 'vitest'
import { rememberWhereTo, takeWhereTo } from './come-back.ts'

afterEach(() => vi.useRealTimers())

it('the page somebody wanted to open is remembered until it is read once', () => {
  rememberWhereTo('/inbox/1')
  expect(takeWhereTo()).toBe('/inbox/1')
  expect(takeWhereTo()).toBeUndefined()
})

it('an address remembered on another day is forgotten', () => {
  vi.useFakeTimers()
  rememberWhereTo('/inbox/1')
  vi.advanceTimersByTime(16 * 60_000)
  expect(takeWhereTo()).toBeUndefined()
})
