import { QueryClient } from '@tanstack/react-query'
import { agents, conversations, metrics } from 'shared-types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLiveStream } from './live-stream.ts'
import { WINDOW } from './window-id.ts'

/** A stand-in for the browser's EventSource, which jsdom does not have. */
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

let close: () => void

beforeEach(() => {
  FakeStream.opened = []
  vi.stubGlobal('EventSource', FakeStream)
  vi.useFakeTimers()
})
afterEach(() => {
  close()
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
    growth: [metrics.customerGrowth.path, {}],
  }
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {})
  close = openLiveStream(queryClient)
  const stale = () =>
    Object.entries(keys)
      .filter(([, key]) => queryClient.getQueryState(key)?.isInvalidated)
      .map(([name]) => name)
  return { stale }
}

const stream = () => FakeStream.opened.at(-1) ?? expect.fail('no stream was opened')

test('a changed conversation is read again, and the list, but no other conversation', async () => {
  const { stale } = listen()
  stream().say('conversation', { id: 'c1', agent_id: 'a1' })
  await vi.advanceTimersByTimeAsync(0)
  expect(stale()).toEqual(['one', 'list', 'growth'])
})

test('one stream is open, and closes with the shell', () => {
  listen()
  const [{ pathname, searchParams } = expect.fail('no stream was opened'), ...others] =
    FakeStream.opened.map(({ url }) => new URL(url, location.href))
  expect(others).toEqual([])
  expect(pathname).toBe('/api/events')
  expect(searchParams.get('tab')).toBe(WINDOW)
  close()
  expect(stream().readyState).toBe(FakeStream.CLOSED)
})

test('changes between the first answers and the opening of the stream are read again', async () => {
  const { stale } = listen()
  stream().dispatchEvent(new Event('open'))
  stream().say('behind', ['agent'])
  await vi.advanceTimersByTimeAsync(0)
  expect(stale()).toEqual(['agents'])
})

test('a refused stream is opened again, and all queries are read again', async () => {
  const { stale } = listen()
  stream().dispatchEvent(new Event('open'))
  expect(stale()).toEqual([])

  stream().close()
  stream().dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(5_000)
  expect(FakeStream.opened).toHaveLength(2)
  stream().dispatchEvent(new Event('open'))
  await vi.advanceTimersByTimeAsync(0)
  expect(stale()).toEqual(['one', 'other', 'list', 'agents', 'growth'])
})
