import type { WidgetConfig } from 'shared-types'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, click, draw, press, settle, type } from '#dom'
import { config, fakeServer } from '../test/fake-server.ts'
import type { FakeServer } from '../test/fake-server.ts'
import { panelStrings } from '../panel/all-strings.ts'
import { NexusChat } from './NexusChat.tsx'

const API = 'https://api.example/api'

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
  // StrictMode runs effects twice.
  const releases = [server.holdNext(config), server.holdNext(config)]
  const { container } = await draw(chat)
  expect(field(container)?.disabled).toBe(true)
  expect(container.querySelector('.nx-avatar')?.textContent).toBe('')
  for (const release of releases) release()
  await settle()
  expect(field(container)?.disabled).toBe(false)
  expect(container.querySelector('strong')?.textContent).toBe('you')
})

test.each([
  ['2099-01-05T08:00:00Z', /Nobody is here\. Back on Monday, Jan(uary)? 5.* 8:00 AM\./],
  ['2001-01-01T08:00:00Z', /Someone will join this chat/],
])(
  'the form for a person shows the time of return until it has passed (%s)',
  async (until, said) => {
    const away = { text: 'Nobody is here. Back on {back}.', until, locale: 'en-US' }
    server.holdNext({ ...config, away })()
    const { container } = await draw(<NexusChat agentId="a1" apiBase="https://api.example/api/" />)
    await settle()
    const ask = [...container.querySelectorAll('button')].find((each) =>
      each.textContent.includes('Talk to a person'),
    )
    await click(ask)
    await act(() => vi.dynamicImportSettled())
    expect(container.querySelector('form')?.textContent).toMatch(said)
  },
)

const german: WidgetConfig['panel'] = {
  language: 'de',
  locale: 'de-AT',
  dir: 'ltr',
  placeholder: 'Was braucht Ihr Rad?',
  launcher: { open: 'Chat öffnen', dismiss: 'Nachricht ausblenden' },
  background: '#1f3fbf',
  color: '#ffffff',
}

test('the chat has the language chosen by the server, and declares it', async () => {
  server.holdNext({ ...config, panel: german })()
  const { container } = await draw(<NexusChat agentId="a1" apiBase={API} language="de-AT" />)
  await settle()
  await act(() => vi.dynamicImportSettled())
  await settle()
  expect(container.textContent).toContain('KI-Assistent')
  expect(field(container)?.placeholder).toBe('Was braucht Ihr Rad?')
  expect(container.querySelector('section')?.lang).toBe('de')
  await ask(container, 'Hallo')
  expect(server.calls.find(({ body }) => 'locale' in body)?.body).toMatchObject({ locale: 'de-AT' })
})

test('words a page brings are before those of any language', async () => {
  server.holdNext({ ...config, panel: german })()
  const strings = { ...panelStrings, assistant: 'עוזר', placeholder: 'כתבו הודעה' }
  const { container } = await draw(<NexusChat agentId="a1" apiBase={API} strings={strings} />)
  await settle()
  expect(container.textContent).toContain('עוזר')
  expect(field(container)?.placeholder).toBe('כתבו הודעה')
  expect(container.querySelector('section')?.lang).toBe('')
})

test('an unknown agent leaves nothing on the page', async () => {
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

test('a signed-in visitor has their own chat, which is hidden after they sign out', async () => {
  const claims = btoa(JSON.stringify({ sub: 'ada', exp: 4_000_000_000 })).replace(/=/g, '')
  const chatOf = (identity?: string) => (
    <NexusChat agentId="a1" apiBase="https://api.example/api" identity={identity} />
  )
  server.holdNext(config)()
  server.holdNext({ conversation: null })()
  const { container, redraw } = await draw(chatOf(`x.${claims}.y`))
  await settle()
  await ask(container, 'Where is my order?')
  expect(server.calls.find(({ path }) => path.endsWith('/conversations'))?.body).toMatchObject({
    identity: `x.${claims}.y`,
  })
  expect(container.textContent).toContain('Where is my order?')
  await redraw(chatOf())
  await settle()
  expect(paths()).toContain('conversations/c1/leave')
  expect(container.textContent).not.toContain('Where is my order?')
})
