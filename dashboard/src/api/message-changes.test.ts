import type { ConversationDetail } from 'shared-types'
import { expect, test } from 'vitest'
import { keepEqual, withChanges, withEarlier } from './message-changes.ts'
import { aMessage } from './message.fixture.ts'

const detail = (fields: Partial<ConversationDetail>): ConversationDetail => ({
  customer_info: { name: null, email: null, city: null, state: null, country_code: null },
  channel: 'widget',
  telegram: null,
  admin_in_control: false,
  handover_requested: false,
  messages: [],
  ...fields,
})
const at = (id: string, date: string, text = id) => aMessage(id, 'customer', text, date)

const one = at('one', '2026-11-21T09:00:00Z')
const two = at('two', '2026-11-21T09:01:00Z')

test('without changes, the list stays the same object', () => {
  const known = detail({ messages: [one, two], revision: 2 })
  const next = withChanges(known, detail({ admin_in_control: true, revision: 3, gone: [] }))
  expect(next.messages).toBe(known.messages)
  expect(next).toMatchObject({ admin_in_control: true, revision: 3 })
})

test('messages are changed, inserted in order and removed', () => {
  const known = detail({ messages: [one, two] })
  const grown = at('two', two.date, 'two grown')
  const between = at('between', '2026-11-21T09:00:30Z')
  const { messages } = withChanges(known, detail({ messages: [between, grown], gone: ['one'] }))
  expect(messages.map((each) => each.message)).toEqual(['between', 'two grown'])
})

test('a changed message of a part that is not loaded yet is ignored', () => {
  const known = detail({ messages: [two], earlier: 2 })
  const next = withChanges(known, detail({ messages: [one, two], gone: [] }))
  expect(next).toMatchObject({ messages: [two], earlier: 2 })
})

test('an older part is inserted only before the part for which it was requested', () => {
  const known = detail({ messages: [two], earlier: 2 })
  const part = detail({ messages: [one], earlier: undefined })
  expect(withEarlier(known, 2, part)).toMatchObject({ messages: [one, two], earlier: undefined })
  expect(withEarlier(known, 5, part)).toBe(known)
})

test('equal parts stay the same objects', () => {
  const known = detail({ messages: [two], revision: 2 })
  expect(keepEqual(known, detail({ messages: known.messages, revision: 2 }))).toBe(known)
  const next = keepEqual(known, detail({ messages: [one, two], revision: 3 }))
  expect(next.customer_info).toBe(known.customer_info)
  expect(next.messages[1]).toBe(two)
})
