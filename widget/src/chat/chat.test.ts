import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../test/fake-server.ts'
import type { FakeServer } from '../test/fake-server.ts'
import { createChat } from './chat.ts'
import type { Chat } from './chat.ts'

let server: FakeServer
const tabs: Chat[] = []

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  server = fakeServer()
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop()
  vi.useRealTimers()
})

const later = (ms = 50) => vi.advanceTimersByTimeAsync(ms)
const openTab = () => {
  const chat = createChat({ apiBase: 'https://api.example/api', agentId: 'a1' })
  tabs.push(chat)
  chat.start()
  return chat
}
const lines = (chat: Chat) => chat.getState().messages.map(({ from, text }) => `${from}: ${text}`)
const states = (chat: Chat) => chat.getState().messages.map(({ state }) => state)
/** The server answers the question that is open: stored, and on the answer's stream. */
const reply = async (text: string) => {
  const message = server.store('agent', text)
  server.say('token', { id: message.id, text })
  server.say('done', { outcome: 'answered', message, offer_person: false })
  server.endAnswer()
  await later()
  return message
}
const talkTo = async () => {
  const chat = openTab()
  chat.send('Hello')
  await later()
  await reply('Hi!')
  return chat
}

test('nothing is asked of the server before the first message, which opens the conversation', async () => {
  const chat = openTab()
  await later()
  expect(server.calls).toEqual([])
  chat.send('Hello')
  await later()
  expect(server.calls.map(({ path }) => path.replace('/api/widget/', ''))).toEqual([
    'agents/a1/conversations',
    'conversations/c1/events',
    'conversations/c1/messages',
  ])
})

test('what another tab said after a chat was drawn and before it listens is there', async () => {
  const late = createChat({ apiBase: 'https://api.example/api', agentId: 'a1' })
  tabs.push(late)
  expect(lines(late)).toEqual([])
  await talkTo()
  late.start()
  expect(lines(late)).toEqual(['visitor: Hello', 'agent: Hi!'])
})

test('a reply grows word by word and is shown once when it is whole, also on the events', async () => {
  const chat = openTab()
  chat.send('Hello')
  await later()
  expect(chat.getState().typing).toBe('')
  server.say('token', { id: 's2', text: 'Good ' })
  server.say('token', { id: 's2', text: 'day' })
  await later()
  expect(lines(chat)).toEqual(['visitor: Hello', 'agent: Good day'])
  expect(states(chat)).toEqual(['sent', 'streaming'])
  expect(chat.getState().typing).toBeNull()
  const message = await reply('Good day.')
  server.tell('message', message)
  await later()
  expect(lines(chat)).toEqual(['visitor: Hello', 'agent: Good day.'])
  expect(states(chat)).toEqual(['sent', 'sent'])
})

test('what is written offline waits in order, survives a reload and is sent once', async () => {
  server.setReachable(false)
  const chat = openTab()
  chat.send('one')
  chat.send('two')
  await later()
  expect(states(chat)).toEqual(['waiting', 'waiting'])
  expect(chat.getState().isOffline).toBe(true)
  chat.stop()
  server.setReachable(true)
  const reloaded = openTab()
  await later()
  expect(server.posts().map(({ body }) => body.text)).toEqual(['one', 'two'])
  expect(states(reloaded)).toEqual(['sent', 'sent'])
  expect(reloaded.getState().isOffline).toBe(false)
})

test('a message is tried again with the id it was written with, so that it is never doubled', async () => {
  server.failNext(503, 'Down')
  const chat = openTab()
  chat.send('Hello')
  await later(5_000)
  await later()
  server.tell('message', server.messages[0]!)
  await later()
  expect(new Set(server.posts().map(({ body }) => body.id)).size).toBe(1)
  expect(lines(chat)).toEqual(['visitor: Hello'])
})

test('being back on the network sends at once, without waiting for the next try', async () => {
  server.setReachable(false)
  const chat = openTab()
  chat.send('Hello')
  await later(60_000)
  server.setReachable(true)
  dispatchEvent(new Event('online'))
  await later()
  expect(server.posts()).toHaveLength(1)
  expect(states(chat)).toEqual(['sent'])
})

test('a refusal is told in words of the panel until the visitor tries again', async () => {
  const chat = await talkTo()
  server.failNext(429, 'Too fast.')
  chat.send('again')
  await later(60_000)
  const refused = chat.getState().messages.at(-1)!
  expect(refused).toMatchObject({ state: 'failed', error: 'Please wait a moment.' })
  chat.retry(refused.id)
  await later()
  expect(
    server
      .posts()
      .map(({ body }) => body.id)
      .slice(1),
  ).toEqual([refused.id, refused.id])
  expect(states(chat).at(-1)).toBe('sent')
})

test('an answer that breaks off is finished from what the server has stored', async () => {
  const chat = openTab()
  chat.send('Hello')
  await later()
  server.say('token', { id: 's2', text: 'Good ' })
  await later()
  server.store('agent', 'Good day.')
  server.breakAnswer()
  await later()
  expect(lines(chat)).toEqual(['visitor: Hello', 'agent: Good day.'])
  expect(server.posts()).toHaveLength(1)
})

test('the events resume after what they themselves brought, so a reply that overtakes an admin loses nothing', async () => {
  const chat = openTab()
  chat.send('Hello')
  await later()
  server.tell('message', server.messages[0]!)
  await later()
  const missed = server.store('admin', 'I am here')
  server.breakEvents()
  await reply('Hi!')
  await later(2_000)
  expect(server.calls.at(-1)).toMatchObject({
    path: '/api/widget/conversations/c1/events',
    lastEventId: '1',
  })
  server.tell('message', missed)
  await later()
  expect(lines(chat)).toEqual(['visitor: Hello', 'person: I am here', 'agent: Hi!'])
})

test('a reload shows the conversation again and goes on with it', async () => {
  const chat = await talkTo()
  chat.stop()
  expect(server.events).toHaveLength(0)
  const reloaded = openTab()
  expect(lines(reloaded)).toEqual(['visitor: Hello', 'agent: Hi!'])
  reloaded.send('And now?')
  await later()
  expect(server.posts().at(-1)).toMatchObject({ path: '/api/widget/conversations/c1/messages' })
})

test('another tab follows by what is stored, and both speak in one conversation', async () => {
  const other = openTab()
  const chat = await talkTo()
  dispatchEvent(new StorageEvent('storage', { key: 'nexus:https://api.example/api:a1' }))
  await later()
  expect(lines(other)).toEqual(lines(chat))
  other.send('from here')
  await later()
  expect(server.calls.filter(({ path }) => path.endsWith('/conversations'))).toHaveLength(1)
})

test('a conversation the server no longer has is begun anew with what was just written', async () => {
  const chat = await talkTo()
  server.failNext(404, 'Not found')
  chat.send('Still there?')
  await later()
  expect(server.posts().at(-1)).toMatchObject({
    path: '/api/widget/conversations/c2/messages',
    body: { text: 'Still there?' },
  })
  expect(server.posts().at(-1)?.body.id).toBe(server.posts().at(-2)?.body.id)
  expect(states(chat).at(-1)).toBe('sent')
})

test('when the agent itself is gone the message is held, not tried for ever', async () => {
  server.failNext(404, 'This chat is closed.')
  const chat = openTab()
  chat.send('Hello')
  await later(60_000)
  expect(chat.getState().messages).toMatchObject([
    { state: 'failed', error: 'This is not possible at the moment.' },
  ])
  expect(server.calls).toHaveLength(1)
})

test('a deleted conversation says that it has ended, and stops listening', async () => {
  const chat = await talkTo()
  server.tell('closed', {})
  await later(60_000)
  expect(lines(chat)).toEqual([
    'note: This conversation has ended. Send a message to start a new one.',
  ])
  expect(server.calls.filter(({ path }) => path.endsWith('/events'))).toHaveLength(1)
})

test('once a person has taken over no word of the bot is added, what was shown stays, and both are noted', async () => {
  const chat = openTab()
  chat.send('Hello')
  await later()
  server.say('token', { id: 's2', text: 'Let me' })
  await later()
  server.tell('control', { admin_in_control: true, handover_requested: false, admin_name: 'Sam' })
  await later()
  server.say('token', { id: 's2', text: ' think' })
  const cut = server.store('agent', 'Let me', { status: 'cut' })
  server.say('done', { outcome: 'cut', message: cut, offer_person: false })
  await later()
  expect(lines(chat)).toEqual(['visitor: Hello', 'agent: Let me', 'note: Sam joined the chat'])
  expect(chat.getState()).toMatchObject({ person: 'Sam', typing: null })
  server.tell('control', { admin_in_control: false, handover_requested: false, admin_name: null })
  await later()
  expect(lines(chat).at(-1)).toBe('note: Sam left the chat')
  expect(chat.getState().person).toBeNull()
})

test('typing of a person is shown and fades', async () => {
  const chat = await talkTo()
  server.tell('typing', { role: 'admin', name: 'Sam' })
  await later()
  expect(chat.getState().typing).toBe('Sam')
  await later(10_000)
  expect(chat.getState().typing).toBeNull()
})

test('replies count as unread until the panel is open, and stay read after a reload', async () => {
  const chat = await talkTo()
  expect(chat.getState().unread).toBe(1)
  server.tell('message', server.store('admin', 'Hello?'))
  await later()
  expect(chat.getState().unread).toBe(2)
  chat.setOpen(true)
  expect(chat.getState().unread).toBe(0)
  chat.stop()
  expect(openTab().getState().unread).toBe(0)
})

test('a page out of sight lets the events go after a while and takes them up again', async () => {
  await talkTo()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await later(30_000)
  expect(server.events).toHaveLength(1)
  await later(60_000)
  expect(server.events).toHaveLength(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await later()
  expect(server.events).toHaveLength(1)
})

test('a silent connection is taken for dead and made anew', async () => {
  await talkTo()
  await later(80_000)
  expect(server.calls.filter(({ path }) => path.endsWith('/events')).length).toBeGreaterThan(1)
  expect(server.events).toHaveLength(1)
})

test('asking for a person opens a conversation if there is none, and says that one was asked', async () => {
  const chat = openTab()
  chat.askPerson({ email: 'ann@b.example' })
  await later()
  expect(lines(chat)).toEqual(['agent: Someone will come.'])
  expect(chat.getState().isPersonRequested).toBe(true)
})

test('a chat that is stopped while its conversation is being opened listens to nothing', async () => {
  const release = server.holdNext({ conversation_id: 'c1', visitor_token: 'token' })
  const chat = openTab()
  chat.send('Hello')
  await later()
  chat.stop()
  release()
  await later(60_000)
  expect(server.calls).toHaveLength(1)
  const reloaded = openTab()
  await later()
  expect(server.posts().map(({ path }) => path)).toEqual(['/api/widget/conversations/c1/messages'])
  expect(states(reloaded)).toEqual(['sent'])
})

test('a chat stopped in mid-answer and started again waits for no word of the answer it left', async () => {
  const chat = openTab()
  chat.send('Hello')
  await later()
  expect(chat.getState().typing).toBe('')
  chat.stop()
  chat.start()
  await later()
  expect(chat.getState().typing).toBeNull()
  server.tell('message', server.store('agent', 'Good day.'))
  await later()
  expect(lines(chat)).toEqual(['visitor: Hello', 'agent: Good day.'])
  expect(server.events).toHaveLength(1)
})

test('after stop there is no timer, no connection and no listener left', async () => {
  const chat = await talkTo()
  chat.send('last')
  await later()
  chat.stop()
  await later(120_000)
  dispatchEvent(new Event('online'))
  await later()
  expect(vi.getTimerCount()).toBe(0)
  expect(server.events).toHaveLength(0)
  expect(server.answers).toHaveLength(0)
})

test('a panel that is opened is drawn anew only where something was unread', async () => {
  const chat = await talkTo()
  const drawn = vi.fn()
  chat.subscribe(drawn)
  chat.setOpen(true)
  expect(drawn).toHaveBeenCalled()
  chat.setOpen(false)
  drawn.mockClear()
  chat.setOpen(true)
  expect(drawn).not.toHaveBeenCalled()
})
