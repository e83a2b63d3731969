import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  DONE,
  type ScriptedEndpoint,
  STOP,
  event,
  sendEvents,
  startEndpoint,
  word,
} from '../../../test/scripted-endpoint.ts'
import type { TokenUsage } from '../index.ts'
import { createModel } from '../language-model.ts'

const TIMES = { firstTokenMs: 5_000, wholeMs: 10_000, retryMs: 1 }
const USAGE = event({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 2 } })

let endpoint: ScriptedEndpoint
afterEach(async () => {
  vi.useRealTimers()
  await endpoint?.close()
})

const modelAt = (url: string) =>
  createModel({ provider: 'openai-compatible', name: 'm', apiKey: 'key', baseUrl: url }, TIMES)

const request = (about: { signal?: AbortSignal; onUsage?: (usage: TokenUsage) => void } = {}) => ({
  system: 'Be kind.',
  messages: [{ role: 'user' as const, content: 'Hi' }],
  maxTokens: 50,
  signal: new AbortController().signal,
  ...about,
})

async function replyTo(pieces: (string | Buffer)[]) {
  endpoint = await startEndpoint((response) => sendEvents(response, pieces))
  return (await modelAt(endpoint.url)).complete(request())
}

/** The text as single bytes, each of which arrives separately. */
const bytes = (text: string) => [...Buffer.from(text)].map((byte) => Buffer.of(byte))

describe('an endpoint with the protocol of OpenAI', () => {
  it.each<[string, (string | Buffer)[]]>([
    ['as it should', [word('Grüße'), word(' 👋'), STOP, DONE]],
    ['all at once', [word('Grüße') + word(' 👋') + STOP + DONE]],
    ['a byte at a time', bytes(word('Grüße 👋') + STOP + DONE)],
    [
      'with lines that end as on Windows',
      bytes((word('Grüße') + word(' 👋') + STOP).replaceAll('\n', '\r\n')),
    ],
    ['with lines that end as on old Macs', [word('Grüße 👋').replaceAll('\n', '\r'), STOP]],
    [
      'with comments and fields of its own',
      [': ping\n\nevent: x\nid: 1\n', word('Grüße 👋'), STOP],
    ],
    ['with a mark of the byte order', [`\uFEFF${word('Grüße 👋')}`, STOP]],
    ['without a space behind the colon', [word('Grüße 👋').replace('data: ', 'data:'), STOP]],
    [
      'in an event of two lines',
      ['data: {"choices":\ndata: [{"delta":{"content":"Grüße 👋"}}]}\n\n', STOP],
    ],
    ['without saying that it is done', [word('Grüße 👋'), STOP]],
    ['done without a reason', [word('Grüße 👋'), DONE]],
    [
      'in parts, of which one is a thought',
      [
        word([
          { type: 'thinking', thinking: [] },
          { type: 'text', text: 'Grüße 👋' },
        ]),
        STOP,
      ],
    ],
    [
      'after thoughts and empty events',
      [
        event({ choices: [] }),
        event({ choices: [{ delta: { reasoning_content: 'Hm' } }] }),
        word(null),
        word('Grüße 👋'),
        STOP,
      ],
    ],
    ['and half an event behind the end', [word('Grüße 👋') + STOP, 'data: {"choices":[{"del']],
    ['and anything behind the mark of the end', [word('Grüße 👋') + STOP + DONE, '<html>\n\n']],
    ['as a refusal of the model', [event({ choices: [{ delta: { refusal: 'Grüße 👋' } }] }), STOP]],
  ])('is understood when it answers %s', async (_how, pieces) => {
    expect(await replyTo(pieces)).toBe('Grüße 👋')
  })

  it('is understood when it cannot stream and answers at once', async () => {
    endpoint = await startEndpoint((response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      response.end(JSON.stringify({ choices: [{ message: { content: 'Fine' } }] }))
    })
    expect(await (await modelAt(endpoint.url)).complete(request())).toBe('Fine')
  })

  it('receives the key, the limit of tokens and the request to report usage', async () => {
    await replyTo([word('Fine'), STOP])
    expect(endpoint.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer key' },
      body: {
        model: 'm',
        max_tokens: 50,
        stream: true,
        stream_options: { include_usage: true },
        messages: [
          { role: 'system', content: 'Be kind.' },
          { role: 'user', content: 'Hi' },
        ],
      },
    })
  })

  it.each<[string, (string | Buffer)[], TokenUsage]>([
    [
      'what it counts',
      [word('One two'), STOP, USAGE, DONE],
      { tokensIn: 7, tokensOut: 2, isEstimate: false },
    ],
    [
      'an estimate where it counts nonsense',
      [
        word('One two'),
        event({
          choices: [{ finish_reason: 'stop' }],
          usage: { prompt_tokens: -3, completion_tokens: 'x' },
        }),
      ],
      { tokensIn: 3, tokensOut: 2, isEstimate: true },
    ],
  ])('uses %s', async (_what, pieces, expected) => {
    endpoint = await startEndpoint((response) => sendEvents(response, pieces))
    const used: TokenUsage[] = []
    await (await modelAt(endpoint.url)).complete(request({ onUsage: (usage) => used.push(usage) }))
    expect(used).toEqual([expected])
  })

  it('is used over one persistent connection', async () => {
    const model = await replyTo([word('Fine'), STOP]).then(() => modelAt(endpoint.url))
    for (let turn = 0; turn < 5; turn++) await model.complete(request())
    // The connection just used becomes free a moment later.
    expect(endpoint.connections()).toBeLessThanOrEqual(2)
  })

  it('delays nobody if it keeps the line open after its end', async () => {
    endpoint = await startEndpoint((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(word('Fine') + STOP + DONE)
    })
    expect(await (await modelAt(endpoint.url)).complete(request())).toBe('Fine')
  })

  it('is passed on at once up to its first word, and then in larger pieces', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pieces: string[] = []
    endpoint = await startEndpoint(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const text of ['Thir', 'ty', ' days']) {
        response.write(word(text))
        // Not by polling, which moves the clock that stands still here.
        while (pieces.at(-1) !== text) await nextTurn()
      }
      response.write(word(' or'))
      response.end(word(' more') + STOP + DONE)
    })
    for await (const piece of (await modelAt(endpoint.url)).stream(request())) pieces.push(piece)
    expect(pieces).toEqual(['Thir', 'ty', ' days', ' or more'])
  })

  it('is disconnected at once when the reply is cut', async () => {
    endpoint = await startEndpoint((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(word('One'))
    })
    const cut = new AbortController()
    const model = await modelAt(endpoint.url)
    const listen = async () => {
      for await (const _ of model.stream(request({ signal: cut.signal })))
        cut.abort(new Error('cut'))
    }
    await expect(listen()).rejects.toThrow('cut')
    await expect.poll(() => endpoint.dropped()).toBe(1)
  })

  it('is disconnected when nobody listens any more', async () => {
    endpoint = await startEndpoint((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(word('One'))
    })
    for await (const _ of (await modelAt(endpoint.url)).stream(request())) break
    await expect.poll(() => endpoint.dropped()).toBe(1)
  })
})
