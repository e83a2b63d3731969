import { afterEach, expect, it, vi } from 'vitest'
import { USER_KEY } from '~/lib/user-key.ts'
import { askEarly } from './ask-early.ts'
import { queryClient } from './query-client.ts'

afterEach(() => {
  localStorage.clear()
  queryClient.clear()
})

it('what a page shows is there before it is drawn', async () => {
  localStorage.setItem(USER_KEY, '{}')
  askEarly({ queryKey: ['early'], queryFn: async () => 'answer' })
  await vi.waitFor(() => expect(queryClient.getQueryData(['early'])).toBe('answer'))
})

it('what fails is asked as often as the page itself would', async () => {
  vi.useFakeTimers()
  localStorage.setItem(USER_KEY, '{}')
  const ask = vi.fn(() => Promise.reject(new Error('the server is away')))
  askEarly({ queryKey: ['early'], queryFn: ask, meta: { failure: false } })
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(ask).toHaveBeenCalledTimes(4)
})

it('nothing is asked where nobody was signed in', () => {
  const ask = vi.fn(async () => 'answer')
  askEarly({ queryKey: ['early'], queryFn: ask })
  expect(ask).not.toHaveBeenCalled()
})
