import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../test/fake-server.ts'
import type { FakeServer } from '../test/fake-server.ts'
import { createChat } from './chat.ts'
import type { Chat } from './chat.ts'

let server: FakeServer
let chat: Chat

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  server = fakeServer()
  chat = createChat({ apiBase: 'https://api.example/api', agentId: 'a1' })
  chat.start()
  chat.setOpen(true)
  chat.send('Hello')
  await later()
})
afterEach(() => {
  chat.stop()
  vi.useRealTimers()
})

const later = () => vi.advanceTimersByTimeAsync(50)
const rating = () => chat.getState().rating
const answered = async () => {
  const message = server.store('agent', 'Hi!')
  server.say('done', { outcome: 'answered', message, offer_person: false })
  server.endAnswer()
  await later()
}
const closed = async () => {
  chat.setOpen(false)
  await later()
}
const resolved = async (isResolved = true) => {
  const control = { admin_in_control: false, handover_requested: false, admin_name: null }
  server.tell('control', { ...control, ...(isResolved && { resolved: true }) })
  await later()
}
const rate = async (choice: 'good' | 'bad') => {
  server.holdNext(null)()
  await chat.rate(choice)
}
const openings = () =>
  server.calls
    .filter(({ path }) => path.endsWith('/conversations'))
    .map(({ body }) => (body as { previous?: { id: string } }).previous?.id)

test('a visitor is asked for a rating after closing an answered chat, until they write', async () => {
  await closed()
  expect(rating()).toBeUndefined()
  await answered()
  chat.setOpen(true)
  expect(rating()).toBeUndefined()
  await closed()
  expect(rating()).toBeNull()
  await rate('bad')
  await rate('good')
  expect(rating()).toBe('good')
  expect(server.calls.at(-1)).toMatchObject({
    path: '/api/widget/conversations/c1/rating',
    body: { rating: 'good' },
  })
  chat.send('One more thing')
  await later()
  expect(rating()).toBeUndefined()
})

test('a visitor is asked for a rating only while the conversation is resolved', async () => {
  await answered()
  await resolved()
  expect(rating()).toBeNull()
  await resolved(false)
  expect(rating()).toBeUndefined()
})

test('a new chat asks for a rating first, is empty, and proves to be of the same visitor', async () => {
  await answered()
  chat.askRating()
  expect(rating()).toBeNull()
  chat.beginAnew()
  expect(chat.getState()).toMatchObject({ messages: [], rating: undefined })
  chat.send('Hello again')
  await later()
  expect(openings()).toEqual([undefined, 'c1'])
})

test('a late answer is not added to a new chat, and an unanswered chat is not rated', async () => {
  chat.askRating()
  expect(rating()).toBeUndefined()
  chat.beginAnew()
  server.say('token', { id: 's2', text: 'Late words' })
  await answered()
  expect(chat.getState()).toMatchObject({ messages: [], typing: null })
  chat.send('Hello again')
  await later()
  expect(chat.getState().messages.map(({ text }) => text)).not.toContain('Hi!')
})
