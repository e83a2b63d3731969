import { expect, test, vi } from 'vitest'
import { startAnew, server, later, openTab, lines, states, talkTo } from '../test/tabs.ts'

startAnew()

test('messages written offline wait in order, survive a reload and are sent once', async () => {
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

test('a message whose connection died without a sign is sent again with the same id', async () => {
  const chat = await talkTo()
  server.holdNext(null)
  chat.send('Still there?')
  await later(29_000)
  expect(server.posts()).toHaveLength(2)
  await later(2_000)
  expect(server.posts()).toHaveLength(3)
  expect(server.posts()[2]?.body).toEqual(server.posts()[1]?.body)
  expect(states(chat)).toEqual(['sent', 'sent', 'sent'])
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

test('messages are sent even if the browser refuses locks, as it does when site data is blocked', async () => {
  const refuse = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'))
  vi.stubGlobal('navigator', { onLine: true, locks: { request: refuse } })
  const chat = await talkTo()
  vi.unstubAllGlobals()
  expect(lines(chat)).toEqual(['visitor: Hello', 'agent: Hi!'])
  expect(chat.getState().isOffline).toBe(false)
})

test('a refusal is shown in the language of the panel until the visitor tries again', async () => {
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

test('a conversation that the server no longer has is replaced by a new one with the message just written', async () => {
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

test('a message to a deleted agent is held, and not tried for ever', async () => {
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
