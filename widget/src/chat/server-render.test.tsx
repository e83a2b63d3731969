import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press, settle, type } from '#dom'
import { ChatPanel, NexusChat, panelCss, useChat } from '../index.ts'
import { fakeServer } from '../test/fake-server.ts'

const BROWSER = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'addEventListener',
  'matchMedia',
  'ResizeObserver',
  'MutationObserver',
]
const API = 'https://api.example/api'
const chat = (
  <StrictMode>
    <NexusChat agentId="a1" apiBase={API} />
  </StrictMode>
)

const look = {
  brandName: 'Acme',
  brandColor: '#1f3fbf',
  textColor: '#ffffff',
  welcomeMessage: 'Welcome to “Acme” > here',
  suggestions: ['Prices?'],
}

let leave = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

/** Puts server-rendered HTML into the page and hydrates it; returns the errors that React reports. */
const hydrate = async (node: typeof chat) => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(node)
  document.body.append(container)
  const complaint = vi.fn<(...words: unknown[]) => void>()
  vi.spyOn(console, 'error').mockImplementation(complaint)
  const root = await act(async () =>
    hydrateRoot(container, node, { onRecoverableError: complaint }),
  )
  leave = () => {
    act(() => root.unmount())
    container.remove()
  }
  return { container, complaint }
}

test('a server draws the quiet panel, and neither importing nor drawing it reads anything of a browser', async () => {
  const complaint = vi.spyOn(console, 'error')
  vi.resetModules()
  const real = BROWSER.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  const read: string[] = []
  for (const name of BROWSER)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => void read.push(name),
    })
  let html = ''
  try {
    const fresh = await import('../index.ts')
    html = renderToString(<fresh.NexusChat agentId="a1" apiBase={API} />)
  } finally {
    BROWSER.forEach((name, index) => {
      const descriptor = real[index]
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
  expect(read).toEqual([])
  expect(complaint).not.toHaveBeenCalled()
  expect(html).toContain('class="nx-panel"')
  expect(html).toContain(panelCss)
  expect(html).toMatch(/<textarea[^>]* disabled=""/)
  expect(html).toContain('AI assistant')
})

test('the browser takes the panel over without a warning, and a question opens one conversation', async () => {
  const server = fakeServer()
  const { container, complaint } = await hydrate(chat)
  await settle()
  const field = container.querySelector('textarea')
  await type(field, 'Hello')
  await press(field, 'Enter')
  await settle()
  expect(container.textContent).toContain('Hello')
  expect(server.calls.filter(({ path }) => path.endsWith('/conversations'))).toHaveLength(1)
  expect(complaint).not.toHaveBeenCalled()
})

test('a returning visitor finds the conversation in a server-rendered page, and its last message is not announced', async () => {
  const Mine = () => (
    <ChatPanel {...look} messages={useChat({ apiBase: API, agentId: 'a1' }).messages} />
  )
  const talk = {
    id: 'c1',
    token: 'token',
    cursor: 0,
    notes: [],
    control: { isPerson: false, isRequested: false, name: null },
    messages: [fakeServer().store('agent', 'Hello from yesterday')],
  }
  localStorage.setItem(`nexus:${API}:a1`, JSON.stringify(talk))
  const { container, complaint } = await hydrate(<Mine />)
  await settle()
  expect(container.querySelector('.nx-list')?.textContent).toContain('Hello from yesterday')
  expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('')
  expect(complaint).not.toHaveBeenCalled()
})

test('a panel drawn by a server with messages in it is taken over without a warning', async () => {
  const message = fakeServer().store('agent', 'Hi <b>you</b>')
  const { complaint } = await hydrate(
    <ChatPanel
      {...look}
      messages={[
        {
          id: message.id,
          from: 'agent',
          name: 'Acme',
          text: message.text,
          state: 'sent',
          sources: [],
        },
      ]}
    />,
  )
  expect(complaint).not.toHaveBeenCalled()
})
