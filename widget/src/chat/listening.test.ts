import { expect, test, vi } from 'vitest'
import { startAnew, server, later, openTab, lines, states, reply, talkTo } from '../test/tabs.ts'

startAnew()

test('an interrupted answer is completed from the stored one', async () => {
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

test('the events resume after their own last event, and lose no message of an admin', async () => {
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

test('a silent connection is considered dead and opened again', async () => {
  await talkTo()
  await later(80_000)
  expect(server.calls.filter(({ path }) => path.endsWith('/events')).length).toBeGreaterThan(1)
  expect(server.events).toHaveLength(1)
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
