import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw, press, settle, type } from '#dom'
import { config, fakeServer } from '../test/fake-server.ts'
import type { FakeServer } from '../test/fake-server.ts'
import { NexusChat } from './NexusChat.tsx'

let server: FakeServer
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  server = fakeServer()
})
afterEach(() => void vi.useRealTimers())

const chat = (
  <StrictMode>
    <NexusChat agentId="a1" apiBase="https://api.example/api/" />
  </StrictMode>
)
const field = (container: Element) => container.querySelector('textarea')
const ask = async (container: Element, text: string) => {
  await type(field(container), text)
  await press(field(container), 'Enter')
  await settle()
}
const paths = () => server.calls.map(({ path }) => path.replace('/api/widget/', ''))

test('the panel is quiet until the agent has arrived, and then has its words', async () => {
  // StrictMode asks twice.
  const releases = [server.holdNext(config), server.holdNext(config)]
  const { container } = await draw(chat)
  expect(field(container)?.disabled).toBe(true)
  expect(container.querySelector('.nx-avatar')?.textContent).toBe('')
  for (const release of releases) release()
  await settle()
  expect(field(container)?.disabled).toBe(false)
  expect(container.querySelector('strong')?.textContent).toBe('you')
})

test('an agent that is unknown leaves nothing on the page', async () => {
  server.failNext(404, 'Not found')
  server.failNext(404, 'Not found')
  const { container } = await draw(chat)
  await settle()
  expect(container.innerHTML).toBe('')
})

test('a server that cannot be reached is asked again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  server.setReachable(false)
  const { container } = await draw(chat)
  await settle()
  expect(container.querySelector('[role=status]')?.textContent).toContain('offline')
  expect(warn).toHaveBeenCalled()
  server.setReachable(true)
  await settle(2_000)
  expect(field(container)?.disabled).toBe(false)
})

test('under StrictMode a question opens one conversation and one stream', async () => {
  const { container } = await draw(chat)
  await settle()
  await ask(container, 'Hello')
  expect(paths().filter((path) => path.endsWith('/conversations'))).toHaveLength(1)
  expect(server.posts()).toHaveLength(1)
  expect(server.events).toHaveLength(1)
})

test('taken off the page in mid-answer it leaves no connection, and is up to date when it is back', async () => {
  const { container, redraw } = await draw(chat)
  await settle()
  await ask(container, 'Hello')
  server.say('token', { id: 's2', text: 'Good ' })
  await settle()
  expect(container.textContent).toContain('Good')
  await redraw(null)
  expect(server.events).toHaveLength(0)
  expect(server.answers).toHaveLength(0)
  server.store('agent', 'Good day.')
  await redraw(chat)
  await settle()
  for (const message of server.messages) server.tell('message', message)
  await settle()
  expect(container.textContent).toContain('Good day.')
  expect(paths().filter((path) => path.endsWith('/conversations'))).toHaveLength(1)
})
