import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type Asked,
  type ScriptedEndpoint,
  startEndpoint,
} from '../../../test/scripted-endpoint.ts'
import { compatibleEmbedding } from './embed.ts'

let endpoint: ScriptedEndpoint
afterEach(() => endpoint?.close())

const send = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
const inBase64 = (...values: number[]) =>
  Buffer.from(Float32Array.from(values).buffer).toString('base64')

const embed = (texts: string[], signal?: AbortSignal) =>
  compatibleEmbedding({ baseUrl: endpoint.url, apiKey: undefined }, 'e', 1)(texts, signal)

/** Returns the length of each text as its vector. */
const lengths = ({ body }: Asked, as: (value: number) => unknown) => ({
  data: body.input!.map((text, index) => ({ index, embedding: as(text.length) })),
  usage: { prompt_tokens: 3 },
})

describe('an embedding model with the protocol of OpenAI', () => {
  it('is requested as base64 and decoded without loss of precision', async () => {
    endpoint = await startEndpoint((response) =>
      send(response, { data: [{ embedding: inBase64(0.5, -1, 3) }], usage: { prompt_tokens: 2 } }),
    )
    expect(await embed(['a'])).toEqual({ vectors: [[0.5, -1, 3]], tokens: 2 })
    expect(endpoint.asked[0]).toMatchObject({
      path: '/v1/embeddings',
      body: { model: 'e', input: ['a'], encoding_format: 'base64' },
    })
  })

  it('may answer with numbers instead', async () => {
    endpoint = await startEndpoint((response, asked) =>
      send(
        response,
        lengths(asked, (value) => [value]),
      ),
    )
    expect((await embed(['a', 'abc'])).vectors).toEqual([[1], [3]])
  })

  it('gets requests for numbers after it has refused base64', async () => {
    endpoint = await startEndpoint((response, asked) => {
      if (asked.body.encoding_format === 'base64') return send(response, { error: 'unknown' }, 422)
      send(
        response,
        lengths(asked, (value) => [value]),
      )
    })
    const embedAll = compatibleEmbedding({ baseUrl: endpoint.url, apiKey: undefined }, 'e')
    await embedAll(['a'], undefined)
    expect((await embedAll(['ab'], undefined)).vectors).toEqual([[2]])
    expect(endpoint.asked.map(({ body }) => body.encoding_format)).toEqual([
      'base64',
      'float',
      'float',
    ])
  })

  it('gets long lists in several calls, whose vectors keep the order of the texts', async () => {
    endpoint = await startEndpoint((response, asked) => {
      const answer = lengths(asked, (value) => inBase64(value))
      send(response, { ...answer, data: answer.data.toReversed() })
    })
    const texts = Array.from({ length: 450 }, (_, at) => 'x'.repeat(at))
    const { vectors, tokens } = await embed(texts)
    expect(vectors).toEqual(texts.map(({ length }) => [length]))
    expect([endpoint.asked.length, tokens]).toEqual([5, 15])
  })

  it('is tried again when it is busy, and not when it refuses', async () => {
    endpoint = await startEndpoint((response, asked, nth) =>
      nth < 3
        ? send(response, '{}', 429)
        : send(
            response,
            lengths(asked, (value) => [value]),
          ),
    )
    expect((await embed(['a'])).vectors).toEqual([[1]])
    await endpoint.close()
    endpoint = await startEndpoint((response) => send(response, { error: { message: 'no' } }, 401))
    await expect(embed(['a'])).rejects.toThrow('no')
    expect(endpoint.asked).toHaveLength(1)
  })

  it.each<[string, unknown]>([
    ['is no JSON', '<html>'],
    ['is empty', '{}'],
    ['has fewer vectors than texts', { data: [{ embedding: [1] }] }],
    [
      'has a vector twice',
      {
        data: [
          { index: 0, embedding: [1] },
          { index: 0, embedding: [1] },
        ],
      },
    ],
    [
      'has a vector far away',
      {
        data: [
          { index: 0, embedding: [1] },
          { index: 1e9, embedding: [1] },
        ],
      },
    ],
    ['has half a number', { data: [{ embedding: 'AAAA' }, { embedding: 'AAAA' }] }],
    ['has words for vectors', { data: [{ embedding: {} }, { embedding: {} }] }],
    ['tells an error', { error: { message: 'overloaded' } }],
  ])('fails if its answer %s', async (_what, body) => {
    endpoint = await startEndpoint((response) => send(response, body))
    await expect(embed(['a', 'b'])).rejects.toThrow(/cannot be read|overloaded/)
  })

  it('fails at the limit if its answer never ends', async () => {
    endpoint = await startEndpoint((response) => {
      const more = () => {
        while (!response.destroyed && response.write('1'.repeat(1024 * 1024)));
      }
      response.on('drain', more)
      more()
    })
    await expect(embed(['a'])).rejects.toThrow('more than 41943040 bytes')
  })

  it('is given up when the search is cut', async () => {
    const cut = new AbortController()
    endpoint = await startEndpoint(() => cut.abort(new Error('cut')))
    await expect(embed(['a'], cut.signal)).rejects.toThrow('cut')
    expect(endpoint.asked).toHaveLength(1)
  })
})
