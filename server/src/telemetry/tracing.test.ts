import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aKnowledgeItem } from '../test/knowledge-factory.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { startStubModel } from '../test/stub-model.ts'
import { buildTestApp } from '../test/test-app.ts'
import { startCollector, valueOf } from '../test/trace-collector.ts'
import { aVisitor } from '../test/visitor.ts'
import { noTracing, traceIdOf } from './tracing.ts'

let collector: Awaited<ReturnType<typeof startCollector>>

beforeEach(async () => {
  collector = await startCollector()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await collector.close()
})

async function start() {
  const stub = await startStubModel({ reply: 'Towels are in the sauna. [1]' })
  onTestFinished(() => stub.close())
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'nexus-of-the-test',
  }
  // The exporter reads the environment itself.
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const test = await buildTestApp({
    ...environment,
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'stub',
    MODEL_BASE_URL: stub.url,
  })
  const { user } = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, user.id)
  await aKnowledgeItem(test.deps.db, agent, [{ passages: [{ text: 'Towels are in the sauna.' }] }])
  return { ...test, agent }
}

describe('traces', () => {
  it('show a turn from the question to the last token, in one trace, without a word of it', async () => {
    const { app, deps, agent } = await start()
    const visitor = await aVisitor(app, agent.id)
    const { events } = await visitor.say('Where would Rumpelstiltskin find towels?')
    await deps.tracing.close()
    const spans = collector.spans()
    const named = (name: string) => spans.filter((span) => span.name === name)
    const [turn] = named('turn')
    const reply = events.at(-1)!.data.message as { id: string }
    expect(turn!.traceId).toBe(traceIdOf(reply.id))
    expect(turn!.parentSpanId ?? '').toBe('')
    expect(turn!.events.map(({ name }) => name)).toEqual(['first token', 'last token'])
    expect(valueOf(turn!.attributes, 'nexus.outcome')).toBe('answered')
    const [retrieval] = named('retrieval')
    expect(valueOf(retrieval!.attributes, 'nexus.passages')).toBe(1)
    const [model] = named('model')
    expect(valueOf(model!.attributes, 'gen_ai.request.model')).toBe('stub')
    expect(model!.events.map(({ name }) => name)).toEqual(['first token', 'last token'])
    for (const part of [retrieval!, model!]) {
      expect([part.traceId, part.parentSpanId]).toEqual([turn!.traceId, turn!.spanId])
    }
    expect(collector.services()).toContain('nexus-of-the-test')
    expect(collector.text()).not.toMatch(/Rumpelstiltskin|towels|sauna/i)
  })

  it('report a failed turn with its type of error, without any words', async () => {
    const { app, deps, agent } = await start()
    deps.answer = async function* ({ text }) {
      yield { type: 'text', text: 'I see' }
      throw new TypeError(`no answer to ${text}`)
    }
    const visitor = await aVisitor(app, agent.id)
    await visitor.say('Rumpelstiltskin?')
    await deps.tracing.close()
    const [turn] = collector.spans()
    expect(valueOf(turn!.attributes, 'nexus.outcome')).toBe('failed')
    expect(valueOf(turn!.attributes, 'error.type')).toBe('TypeError')
    expect(turn!.status.code).toBe(2)
    expect(collector.text()).not.toContain('Rumpelstiltskin')
  })

  it('are kept at the configured share', async () => {
    const { openTelemetry } = await import('./open-telemetry.ts')
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
    const none = openTelemetry({ sampler: 'parentbased_traceidratio', ratio: 0 })
    none.start('turn').end()
    await none.close()
    expect(collector.spans()).toEqual([])
  })

  it('cost nothing if nobody collects them', async () => {
    const off: Record<string, string>[] = [
      {},
      { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_EXPORTER: 'none' },
    ]
    for (const environment of off) {
      const { deps } = await buildTestApp(environment)
      expect(deps.tracing).toBe(noTracing)
    }
  })
})
