import type { ConversationList, ConversationRow } from 'shared-types'
import { expect, test } from 'vitest'
import { joinPages, withoutUnread, type InboxPages } from './inbox-pages.ts'

const row = (id: string, date: string): ConversationRow => ({
  id,
  agent_id: 'agent',
  channel: 'widget' as const,
  admin_in_control: false,
  handover_requested: false,
  lastMsg: {
    date,
    message: 'Hello',
    sender: { role: 'customer', name: 'ann', fullname: null, avatar: null },
  },
})

const pagesOf = (...lists: Partial<ConversationList>[]): InboxPages => ({
  pageParams: lists.map((_, index) => index + 1),
  pages: lists.map((list) => ({
    conversations: [],
    unread_messages: [],
    chatbot_config: [],
    meta: { total: 9 },
    ...list,
  })),
})

test('conversations are sorted by their latest message, newest first', () => {
  const pages = pagesOf(
    { conversations: [row('old', '2026-11-01T00:00:00Z'), row('new', '2026-11-03T00:00:00Z')] },
    { conversations: [row('middle', '2026-11-02T00:00:00Z')] },
  )
  expect(joinPages(pages).rows.map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
})

test('a conversation that stands on two pages is listed once', () => {
  const twice = row('a', '2026-11-01T00:00:00Z')
  const pages = pagesOf({ conversations: [twice] }, { conversations: [twice] })
  expect(joinPages(pages).rows).toHaveLength(1)
})

test('each conversation carries its unread count, and none once it was read', () => {
  const pages = pagesOf({
    conversations: [row('a', '2026-11-01T00:00:00Z')],
    unread_messages: [{ conv_id: 'a', unread: 3 }],
  })
  expect(joinPages(pages).rows[0]?.unread).toBe(3)
  expect(joinPages(withoutUnread(pages, 'a')).rows[0]?.unread).toBe(0)
})

test('the colours of each agent are known by its id', () => {
  const pages = pagesOf({
    chatbot_config: [{ agent_id: 'a', brand_color: '#123456', text_color: '#ffffff' }],
  })
  expect(joinPages(pages).colors).toEqual({ a: { brand_color: '#123456', text_color: '#ffffff' } })
})
