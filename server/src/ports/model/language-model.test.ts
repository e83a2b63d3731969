import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startStubModel, type StubModel } from '../../test/stub-model.ts'
import { createEmbedder } from './embedder.ts'
import type { TokenUsage } from './index.ts'
import { createModel } from './language-model.ts'

const TIMES = { firstTokenMs: 5_000, wholeMs: 10_000, retryMs: 1 }

describe('a language model', () => {
  let stub: StubModel
  beforeEach(async () => {
    stub = await startStubModel({ reply: 'One two three' })
  })
  afterEach(() => stub.close())

  const config = () => ({
    provider: 'openai-compatible' as const,
    name: 'stub',
    apiKey: undefined,
    baseUrl: stub.url,
  })
  const request = (signal = new AbortController().signal) => ({
    system: 'Be kind.',
    messages: [{ role: 'user' as const, content: 'Hi' }],
    maxTokens: 50,
    signal,
  })

  it('streams its reply', async () => {
    const model = await createModel(config(), TIMES)
    const pieces: string[] = []
    for await (const piece of model.stream(request())) pieces.push(piece)
    expect(pieces.join('')).toBe('One two three')
  })

  it('is tried again as long as it has sent nothing', async () => {
    stub.behave({ reply: 'Fine', failures: [503, 429] })
    const model = await createModel(config(), TIMES)
    expect(await model.complete(request())).toBe('Fine')
    expect(stub.requests).toHaveLength(3)
  })

  it('is not tried again once it has sent a word, so that nothing is repeated', async () => {
    stub.behave({ reply: 'One two three', dropAfter: 2, delay: 20 })
    const model = await createModel(config(), TIMES)
    await expect(model.complete(request())).rejects.toMatchObject({ code: 'model_unavailable' })
    expect(stub.requests).toHaveLength(1)
  })

  it('is not tried again when it refuses the key', async () => {
    stub.behave({ failures: [401, 401, 401] })
    const model = await createModel(config(), TIMES)
    await expect(model.complete(request())).rejects.toMatchObject({ status: 503 })
    expect(stub.requests).toHaveLength(1)
  })

  it('is given up if it stays silent too long', async () => {
    stub.behave({ hang: true })
    const model = await createModel(config(), { ...TIMES, firstTokenMs: 1_000 })
    await expect(model.complete(request())).rejects.toMatchObject({ code: 'model_unavailable' })
    expect(stub.requests).toHaveLength(3)
  })

  it('stops when the reply is cut', async () => {
    stub.behave({ reply: 'One two three four', delay: 5 })
    const cut = new AbortController()
    const model = await createModel(config(), TIMES)
    const pieces: string[] = []
    const listen = async () => {
      for await (const piece of model.stream(request(cut.signal))) {
        pieces.push(piece)
        cut.abort(new Error('cut'))
      }
    }
    await expect(listen()).rejects.toThrow('cut')
    expect(pieces).toEqual(['One'])
  })

  it('is cut when it sends more than the requested length', async () => {
    stub.behave({ reply: 'word '.repeat(5_000) })
    const model = await createModel(config(), TIMES)
    const reply = await model.complete(request())
    expect(reply.length).toBeLessThanOrEqual(300)
    expect(reply).toMatch(/^word word/)
  })

  it('is cut if one event never ends, and its earlier words are kept', async () => {
    const warnings: object[] = []
    stub.behave({ reply: `One two ${'x'.repeat(2 * 1024 * 1024)}`, delay: 20 })
    const log = { warn: (about: object) => void warnings.push(about) }
    const model = await createModel(config(), TIMES, log)
    expect(await model.complete(request())).toBe('One two')
    expect(warnings).toEqual([
      { model: 'stub', why: 'The vendor sent more than 1048576 letters in one event' },
    ])
  })

  it('is cut when its time is over, and its words are kept', async () => {
    stub.behave({ reply: 'word '.repeat(5_000), delay: 20 })
    const model = await createModel(config(), { ...TIMES, wholeMs: 3_000 })
    expect(await model.complete({ ...request(), maxTokens: 5_000 })).toMatch(/^(?:\s?word)+$/)
  })

  it.each([
    ['of different lengths', [[1, 2], [1]]],
    ['longer than the database keeps', [Array(16_001).fill(0), Array(16_001).fill(0)]],
  ])('for embeddings rejects vectors that are %s', async (_what, vectors) => {
    stub.behave({ vectors })
    const embedder = await createEmbedder(config())
    await expect(embedder.embed(['a', 'b'])).rejects.toThrow('The embedding model gave no vectors')
  })

  /** The usage of the calls made by `ask`. */
  async function usageOf(ask: (onUsage: (usage: TokenUsage) => void) => Promise<unknown>) {
    const used: TokenUsage[] = []
    await ask((usage) => used.push(usage)).catch(() => {})
    return used
  }

  it('reports the usage of a call as the vendor counts it', async () => {
    const model = await createModel(config(), TIMES)
    expect(await usageOf((onUsage) => model.complete({ ...request(), onUsage }))).toEqual([
      // 'Be kind.', 'Hi' and 'One two three': the stub counts words.
      { tokensIn: 3, tokensOut: 3, isEstimate: false },
    ])
  })

  it('reports an estimate if the vendor reports no usage, or if the call was cut', async () => {
    stub.behave({ reply: 'word '.repeat(40), tellsNoUsage: true })
    const model = await createModel(config(), TIMES)
    const estimate = { tokensIn: 3, tokensOut: 50, isEstimate: true }
    expect(await usageOf((onUsage) => model.complete({ ...request(), onUsage }))).toEqual([
      estimate,
    ])
    stub.behave({ reply: 'word '.repeat(400) })
    const [cut] = await usageOf((onUsage) => model.complete({ ...request(), onUsage }))
    expect(cut).toMatchObject({ tokensIn: 3, isEstimate: true })
    expect(cut!.tokensOut).toBeGreaterThanOrEqual(75)
  })

  it('counts a call that was abandoned, and none that was refused', async () => {
    stub.behave({ hang: true })
    const silent = await createModel(config(), { ...TIMES, firstTokenMs: 50 })
    const heard = await usageOf((onUsage) => silent.complete({ ...request(), onUsage }))
    expect(heard).toEqual(
      Array.from({ length: 3 }, () => ({
        tokensIn: 3,
        tokensOut: 0,
        isEstimate: true,
      })),
    )
    stub.behave({ reply: 'Fine', failures: [503] })
    const model = await createModel(config(), TIMES)
    expect(await usageOf((onUsage) => model.complete({ ...request(), onUsage }))).toHaveLength(1)
  })

  it('for embeddings reports its usage, or an estimate', async () => {
    const embedder = await createEmbedder(config())
    const ask = (onUsage: (usage: TokenUsage) => void) =>
      embedder.embed(['cats purr', 'dogs bark loudly'], undefined, onUsage)
    expect(await usageOf(ask)).toEqual([{ tokensIn: 5, tokensOut: 0, isEstimate: false }])
    stub.behave({ tellsNoUsage: true })
    expect(await usageOf(ask)).toEqual([{ tokensIn: 7, tokensOut: 0, isEstimate: true }])
  })

  it('for embeddings returns one vector per text, in order', async () => {
    const embedder = await createEmbedder(config())
    const [cats, dogs, again] = await embedder.embed(['cats purr', 'dogs bark', 'cats purr'])
    expect(embedder.id).toBe('openai-compatible:stub')
    expect(cats).toEqual(again)
    expect(cats).not.toEqual(dogs)
  })
})
