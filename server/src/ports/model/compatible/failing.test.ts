import { afterEach, describe, expect, it } from 'vitest'
import {
  type ScriptedEndpoint,
  STOP,
  event,
  sendEvents,
  startEndpoint,
  word,
} from '../../../test/scripted-endpoint.ts'
import { createModel } from '../language-model.ts'

const TIMES = { firstTokenMs: 5_000, wholeMs: 10_000, retryMs: 1 }

let endpoint: ScriptedEndpoint
afterEach(() => endpoint?.close())

const modelAt = (url: string) =>
  createModel({ provider: 'openai-compatible', name: 'm', apiKey: 'key', baseUrl: url }, TIMES)

const request = () => ({
  system: 'Be kind.',
  messages: [{ role: 'user' as const, content: 'Hi' }],
  maxTokens: 50,
  signal: new AbortController().signal,
})

async function replyTo(pieces: (string | Buffer)[]) {
  endpoint = await startEndpoint((response) => sendEvents(response, pieces))
  return (await modelAt(endpoint.url)).complete(request())
}

describe('an endpoint with the protocol of OpenAI', () => {
  it.each<[string, (string | Buffer)[], number]>([
    ['sends no JSON', ['data: {"choices":[{"delta"\n\n'], 3],
    ['sends JSON of another kind', ['data: 42\n\n', 'data: null\n\n'], 3],
    ['has nothing to choose from', ['data: {}\n\n'], 3],
    ['says numbers', [word(42), STOP], 3],
    ['sends half an event and ends', ['data: {"choices":[{"delta":{"content":"Hi"'], 3],
    ['sends nothing at all', [], 3],
    ['sends a page', ['<html><body>Welcome to nginx</body></html>'], 3],
    ['tells of an error in the stream', [event({ error: { message: 'overloaded' } })], 3],
    [
      'tells of an error that stays',
      [event({ error: { message: 'no such model', code: 404 } })],
      1,
    ],
    ['tells of an error in a word', [event({ error: 'overloaded' })], 3],
    ['ends in the middle of its words', [word('One'), word(' two')], 1],
    ['sends garbage behind its first words', [word('One'), 'data: <html>\n\n'], 1],
  ])(
    'fails if it %s, and is tried again only before its first word',
    async (_what, pieces, asked) => {
      await expect(replyTo(pieces)).rejects.toMatchObject({ code: 'model_unavailable' })
      expect(endpoint.asked).toHaveLength(asked)
    },
  )

  it('keeps the words it sent before it failed', async () => {
    endpoint = await startEndpoint((response) =>
      sendEvents(response, [word('One') + event({ error: { message: 'overloaded' } })]),
    )
    const model = await modelAt(endpoint.url)
    const pieces: string[] = []
    const listen = async () => {
      for await (const piece of model.stream(request())) pieces.push(piece)
    }
    await expect(listen()).rejects.toMatchObject({ cause: { message: 'overloaded' } })
    expect(pieces).toEqual(['One'])
  })

  it.each([
    [401, 1],
    [403, 1],
    [404, 1],
    [400, 1],
    [408, 3],
    [429, 3],
    [500, 3],
    [503, 3],
  ])(
    'with a refusal of status %i gets %i requests, and its explanation is kept',
    async (status, times) => {
      endpoint = await startEndpoint((response) => {
        response.writeHead(status).end(JSON.stringify({ error: { message: 'because' } }))
      })
      const asking = (await modelAt(endpoint.url)).complete(request())
      await expect(asking).rejects.toMatchObject({
        status: 503,
        cause: { message: 'because', statusCode: status, requestBodyValues: {} },
      })
      expect(endpoint.asked).toHaveLength(times)
    },
  )

  it('fails if it reports an error with status 200 instead of a stream', async () => {
    endpoint = await startEndpoint((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'key is wrong', code: '401' } }))
    })
    const asking = (await modelAt(endpoint.url)).complete(request())
    await expect(asking).rejects.toMatchObject({ cause: { message: 'key is wrong' } })
    expect(endpoint.asked).toHaveLength(1)
  })

  it('gets the delay it asks for, unless that is longer than a visitor waits', async () => {
    endpoint = await startEndpoint((response, _asked, nth) => {
      if (nth > 1) return sendEvents(response, [word('Fine'), STOP])
      response.writeHead(429, { 'retry-after': '0' }).end('{}')
    })
    expect(await (await modelAt(endpoint.url)).complete(request())).toBe('Fine')
    await endpoint.close()
    endpoint = await startEndpoint((response) => {
      response.writeHead(429, { 'retry-after': '3600' }).end('{}')
    })
    await expect((await modelAt(endpoint.url)).complete(request())).rejects.toMatchObject({
      status: 503,
    })
    expect(endpoint.asked).toHaveLength(1)
  })

  it('is followed to a new address with the whole request, but not in circles', async () => {
    endpoint = await startEndpoint((response, { path }) => {
      if (path.startsWith('/there')) return sendEvents(response, [word('Fine'), STOP])
      response.writeHead(308, { location: '/there/chat/completions' }).end()
    })
    expect(await (await modelAt(endpoint.url)).complete(request())).toBe('Fine')
    expect(endpoint.asked[1]!.body).toEqual(endpoint.asked[0]!.body)
    await endpoint.close()
    endpoint = await startEndpoint((response) => {
      response.writeHead(307, { location: '/v1/chat/completions' }).end()
    })
    await expect((await modelAt(endpoint.url)).complete(request())).rejects.toMatchObject({
      code: 'model_unavailable',
    })
    expect(endpoint.asked.length).toBeLessThan(20)
  })
})
