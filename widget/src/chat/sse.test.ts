import { expect, test } from 'vitest'
import { readEvents } from './sse.ts'

const read = async (...chunks: string[]) => {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const chunk of chunks)
        stream.enqueue(Uint8Array.from(chunk, (char) => char.charCodeAt(0)))
      stream.close()
    },
  })
  const events: unknown[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

test('events are read however the network cuts them', async () => {
  const text = 'event: token\ndata: {"text":"a"}\n\nevent: done\ndata: {"n":1}\n\n'
  const whole = [
    { event: 'token', data: { text: 'a' } },
    { event: 'done', data: { n: 1 } },
  ]
  for (let at = 0; at <= text.length; at++)
    expect(await read(text.slice(0, at), text.slice(at))).toEqual(whole)
})

test('a letter of several bytes may be cut in two', async () => {
  const bytes = String.fromCharCode(...new TextEncoder().encode('data: "é"\n\n'))
  expect(await read(bytes.slice(0, 8), bytes.slice(8))).toEqual([{ event: '', data: 'é' }])
})

test('heartbeats, carriage returns and an incomplete event at the end are ignored', async () => {
  expect(await read(': beat\n\nid: 4\r\nevent: a\r\ndata: 1\r\n\r\nevent: b\ndata: 2')).toEqual([
    { event: 'a', data: 1 },
  ])
})
