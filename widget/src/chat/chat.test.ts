import { expect, test, vi } from 'vitest'
import {
  drawTab,
  startAnew,
  server,
  later,
  openTab,
  lines,
  states,
  reply,
  talkTo,
} from '../test/tabs.ts'

startAnew()

test('no request is sent before the first message, which opens the conversation', async () => {
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

test('a tab that starts listening late shows the messages of another tab', async () => {
  const late = drawTab()
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

test('a reload shows the conversation again and continues it', async () => {
  const chat = await talkTo()
  chat.stop()
  expect(server.events).toHaveLength(0)
  const reloaded = openTab()
  expect(lines(reloaded)).toEqual(['visitor: Hello', 'agent: Hi!'])
  reloaded.send('And now?')
  await later()
  expect(server.posts().at(-1)).toMatchObject({ path: '/api/widget/conversations/c1/messages' })
})

test('another tab follows through the storage, and both write in one conversation', async () => {
  const other = openTab()
  const chat = await talkTo()
  dispatchEvent(new StorageEvent('storage', { key: 'nexus:https://api.example/api:a1' }))
  await later()
  expect(lines(other)).toEqual(lines(chat))
  other.send('from here')
  await later()
  expect(server.calls.filter(({ path }) => path.endsWith('/conversations'))).toHaveLength(1)
})

test('a takeover cuts the reply of the bot, and both changes of control are noted', async () => {
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

test('the typing indicator of a person appears and fades', async () => {
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

test('asking for a person opens a conversation if needed, and shows the request', async () => {
  const chat = openTab()
  chat.askPerson({ email: 'ann@b.example' })
  await later()
  expect(lines(chat)).toEqual(['agent: Someone will come.'])
  expect(chat.getState().isPersonRequested).toBe(true)
})

test('opening a panel redraws it only if something was unread', async () => {
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
