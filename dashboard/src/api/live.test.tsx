import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { agents, conversations } from 'shared-types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLiveUpdates } from './live.ts'

/** What the browser gives us, driven by hand: jsdom has no EventSource. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeStream[] = []
  readyState = 1
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeStream.opened.push(this)
  }

  say(name: string, data: object) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }

  close() {
    this.readyState = FakeStream.CLOSED
  }
}

beforeEach(() => {
  FakeStream.opened = []
  vi.stubGlobal('EventSource', FakeStream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function listen() {
  const queryClient = new QueryClient()
  const keys = {
    one: [conversations.messages.path, { params: { id: 'c1' } }],
    other: [conversations.messages.path, { params: { id: 'c2' } }],
    list: [conversations.list.path, { query: { page: 1, limit: 50 } }],
    agents: [agents.list.path, {}],
  }
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {})
  const { unmount } = renderHook(() => useLiveUpdates(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const stale = () =>
    Object.entries(keys)
      .filter(([, key]) => queryClient.getQueryState(key)?.isInvalidated)
      .map(([name]) => name)
  return { stale, unmount }
}

const stream = () => FakeStream.opened.at(-1) ?? expect.fail('no stream was opened')

test('a changed conversation is read again, and the list, but no other conversation', () => {
  const { stale } = listen()
  stream().say('conversation', { id: 'c1', agent_id: 'a1' })
  expect(stale()).toEqual(['one', 'list'])
})

test('one stream is open, and closes with the shell', () => {
  const { unmount } = listen()
  expect(FakeStream.opened.map(({ url }) => url)).toEqual(['/api/events'])
  unmount()
  expect(stream().readyState).toBe(FakeStream.CLOSED)
})

test('a stream the server refused is opened again, and what was missed is read again', () => {
  vi.useFakeTimers()
  const { stale } = listen()
  stream().dispatchEvent(new Event('open'))
  expect(stale()).toEqual([])

  stream().close()
  stream().dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(5_000)
  expect(FakeStream.opened).toHaveLength(2)
  stream().dispatchEvent(new Event('open'))
  expect(stale()).toEqual(['one', 'other', 'list', 'agents'])
})
