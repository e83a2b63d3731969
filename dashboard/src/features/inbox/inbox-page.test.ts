import type { ConversationList, ConversationRow } from 'shared-types'
import { expect, test } from 'vitest'
import { toInboxPage, withoutUnread } from './inbox-page.ts'

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

const listOf = (list: Partial<ConversationList>): ConversationList => ({
  conversations: [],
  unread_messages: [],
  chatbot_config: [],
  meta: { total: 9 },
  ...list,
})

test('conversations are sorted by their latest message, newest first', () => {
  const list = listOf({
    conversations: [
      row('old', '2026-11-01T00:00:00Z'),
      row('new', '2026-11-03T00:00:00Z'),
      row('middle', '2026-11-02T00:00:00Z'),
    ],
  })
  expect(toInboxPage(list).rows.map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
})

test('each conversation carries its unread count, and none once it was read', () => {
  const list = listOf({
    conversations: [row('a', '2026-11-01T00:00:00Z')],
    unread_messages: [{ conv_id: 'a', unread: 3 }],
  })
  expect(toInboxPage(list).rows[0]?.unread).toBe(3)
  expect(toInboxPage(withoutUnread(list, 'a')).rows[0]?.unread).toBe(0)
})

test('the colours of each agent are known by its id', () => {
  const list = listOf({
    chatbot_config: [{ agent_id: 'a', brand_color: '#123456', text_color: '#ffffff' }],
  })
  expect(toInboxPage(list).colors).toEqual({ a: { brand_color: '#123456', text_color: '#ffffff' } })
})
