import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Message } from '../conversations/message.ts'
import { type Change, Feed } from './feed.ts'
import { toNews } from './news.ts'

let sent: Change[]
let feed: Feed

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  feed = new Feed((change) => sent.push(change))
})
afterEach(() => {
  feed.end()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

const message = (id: string, revision: number, text = 'Hello'): Message => ({
  id,
  conversationId: 'c1',
  seq: 1,
  revision,
  role: 'agent',
  senderName: null,
  senderAvatar: null,
  clientId: null,
  text,
  status: 'complete',
  outcome: null,
  sources: [],
  createdAt: new Date(0),
})
const changed = (id: string, messages: Message[] | null = null): Change => ({
  name: 'conversation',
  subject: { id, agent_id: 'a1' },
  news: messages && toNews({ messages }),
})
const pass = (ms: number) => void vi.advanceTimersByTime(ms)

it('the first change in an account is sent at once, further ones once a second', () => {
  feed.add(changed('c1'))
  pass(0)
  expect(sent).toHaveLength(1)
  for (let time = 0; time < 100; time += 1) {
    feed.add(changed(`c${time % 2}`))
    pass(10)
  }
  expect(sent).toHaveLength(3)
  pass(10_000)
  expect(sent).toHaveLength(3)
  feed.add(changed('c1'))
  pass(0)
  expect(sent).toHaveLength(4)
})

it('several changes of a conversation within a second are sent as its final state', () => {
  feed.add(changed('c0'))
  pass(0)
  feed.add(changed('c1', [message('m1', 1), message('m2', 2, '')]))
  feed.add(changed('c1', [message('m2', 3, 'Good')]))
  feed.add(changed('c1', [message('m2', 4, 'Good day')]))
  pass(1_000)
  expect(sent[1]!.news).toEqual({
    since: 0,
    messages: [message('m1', 1), message('m2', 4, 'Good day')],
  })
})

it('a conversation has to be read if a change in between is missing', () => {
  feed.add(changed('c1', [message('m1', 1)]))
  feed.add(changed('c1', [message('m3', 3)]))
  pass(0)
  expect(sent[0]!.news).toBeNull()
})

it('a flood of conversations is cut to 50, with a hint that there are more', () => {
  for (let id = 0; id < 1_000; id += 1) feed.add(changed(`c${id}`, [message('m1', 1)]))
  pass(0)
  expect(sent).toHaveLength(51)
  expect(sent.at(-1)!.news).toBeNull()
})
