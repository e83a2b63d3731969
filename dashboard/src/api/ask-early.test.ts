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
  askEarly((client) => client.prefetchQuery({ queryKey: ['early'], queryFn: async () => 'answer' }))
  await vi.waitFor(() => expect(queryClient.getQueryData(['early'])).toBe('answer'))
})

it('nothing is asked where nobody was signed in', () => {
  const ask = vi.fn(async () => 'answer')
  askEarly(ask)
  expect(ask).not.toHaveBeenCalled()
})
