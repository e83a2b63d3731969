import { afterEach, expect, it, vi } from 'vitest'
import { USER_KEY } from '~/lib/user-key.ts'
import { askEarly } from './ask-early.ts'
import { queryClient } from './query-client.ts'

afterEach(() => {
  localStorage.clear()
  queryClient.clear()
})

it('the data of a page is loaded before the page is drawn', async () => {
  localStorage.setItem(USER_KEY, '{}')
  askEarly({ queryKey: ['early'], queryFn: async () => 'answer' })
  await vi.waitFor(() => expect(queryClient.getQueryData(['early'])).toBe('answer'))
})

it('a failed early request is retried as often as the page itself would retry it', async () => {
  vi.useFakeTimers()
  localStorage.setItem(USER_KEY, '{}')
  const ask = vi.fn(() => Promise.reject(new Error('the server is away')))
  askEarly({ queryKey: ['early'], queryFn: ask, meta: { failure: false } })
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(ask).toHaveBeenCalledTimes(4)
})

it('no request is sent if nobody was signed in', () => {
  const ask = vi.fn(async () => 'answer')
  askEarly({ queryKey: ['early'], queryFn: ask })
  expect(ask).not.toHaveBeenCalled()
})
