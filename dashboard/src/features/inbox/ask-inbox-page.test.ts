import { afterEach, expect, it } from 'vitest'
import { queryClient } from '~/api/query-client.ts'
import { paths } from '~/lib/paths.ts'
import { USER_KEY } from '~/lib/user-key.ts'
import { askInboxPage } from './InboxPage.tsx'
import { inboxPageQuery, messagesQuery } from './queries.ts'

afterEach(async () => {
  await queryClient.cancelQueries()
  queryClient.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const isAsked = (queryKey: readonly unknown[]) => queryClient.isFetching({ queryKey }) === 1

it('the list and the conversation in the address are requested before they are drawn', () => {
  localStorage.setItem(USER_KEY, '{}')
  history.replaceState(null, '', paths.conversation('c1'))
  askInboxPage()
  expect(isAsked(inboxPageQuery(1).queryKey)).toBe(true)
  expect(isAsked(messagesQuery('c1').queryKey)).toBe(true)
})
