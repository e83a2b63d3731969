import { expect, it } from 'vitest'
import type { Message } from './conversation-event.ts'
import { decode, encode } from './wire.ts'

const message = (text: string): Message => ({
  id: 'm1',
  conversationId: 'c1',
  seq: 1,
  revision: 1,
  role: 'customer',
  senderName: null,
  senderAvatar: null,
  clientId: null,
  text,
  status: 'complete',
  outcome: null,
  sources: [],
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
})
const overTheWire = (text: string) =>
  decode(
    encode('node', {
      topic: 'conversation',
      event: { conversationId: 'c1', kind: 'message', content: { messages: [message(text)] } },
    }),
  )

it('an event arrives on the other node unchanged', () => {
  expect(overTheWire('Hello')).toEqual({
    from: 'node',
    topic: 'conversation',
    event: { conversationId: 'c1', kind: 'message', content: { messages: [message('Hello')] } },
  })
})

it('content too large for a notification is left out, measured in bytes', () => {
  const event = { conversationId: 'c1', kind: 'message' }
  expect(overTheWire('é'.repeat(4_000))).toEqual({ from: 'node', topic: 'conversation', event })
  expect(overTheWire('e'.repeat(4_000)).event).toHaveProperty('content')
})
