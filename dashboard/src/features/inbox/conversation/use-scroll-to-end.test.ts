import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outgoing } from '../outgoing.ts'
import { useScrollToEnd } from './use-scroll-to-end.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a reply comes into sight also when the server confirms it at once', () => {
  const reply: Outgoing = { clientId: 'one', text: 'Hello', knownIds: [] }
  const { result, rerender } = renderHook(({ outgoing }) => useScrollToEnd(outgoing), {
    initialProps: { outgoing: [] as Outgoing[] },
  })
  const box = document.createElement('div')
  const scrollTo = vi.fn()
  box.scrollTo = scrollTo
  result.current.scroller.current = box
  act(() => vi.advanceTimersByTime(1_000))
  scrollTo.mockClear()

  rerender({ outgoing: [reply] })
  rerender({ outgoing: [] })
  act(() => vi.advanceTimersByTime(100))
  expect(scrollTo).toHaveBeenCalledOnce()
})
