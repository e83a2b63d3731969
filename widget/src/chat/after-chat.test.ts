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

test('a visitor who was answered is asked for a rating after closing the chat, until somebody writes again', async () => {
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

test('they are asked when somebody marks the conversation as done with, and not once it is open again', async () => {
  await answered()
  await resolved()
  expect(rating()).toBeNull()
  await resolved(false)
  expect(rating()).toBeUndefined()
})

test('whoever is about to leave a chat for a new one may be asked too; the new one is empty and proves to be of the same visitor', async () => {
  await answered()
  chat.askRating()
  expect(rating()).toBeNull()
  chat.beginAnew()
  expect(chat.getState()).toMatchObject({ messages: [], rating: undefined })
  chat.send('Hello again')
  await later()
  expect(openings()).toEqual([undefined, 'c1'])
})

test('what the answer under way still says is not of the new chat, and nobody is asked how an unanswered one was', async () => {
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
