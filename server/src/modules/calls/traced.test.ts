import { afterEach, expect, it, vi } from 'vitest'
import { startCollector, valueOf } from '../../test/trace-collector.ts'
import { traceIdOf } from '../../telemetry/tracing.ts'
import { aStage, type Stage } from './test/stage.ts'

let stage: Stage
let collector: Awaited<ReturnType<typeof startCollector>>
afterEach(async () => {
  vi.unstubAllEnvs()
  await stage.close()
  await collector.close()
})

it('a call is one trace with its turns, found by its log, and contains no word of it', async () => {
  collector = await startCollector()
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  stage = await aStage('SALES_ASSISTANT', {
    environment: { ...environment, CALL_SILENCE_SECONDS: '60' },
    answer: async function* () {
      yield { type: 'text', text: 'Rumpelstiltskin opens at nine.' }
      yield { type: 'end', outcome: 'answered', offerPerson: false }
    },
  })
  const caller = stage.call()
  await caller.hears(/how can I help/i)
  caller.say('When does Rumpelstiltskin open?')
  await caller.hears(/opens at nine/)
  caller.line.hangUp()
  const [log] = await stage.logs()
  // Spans are sent in batches, a few seconds apart.
  await expect.poll(() => collector.spans().map(({ name }) => name)).toContain('call')
  const spans = collector.spans()
  const call = spans.find(({ name }) => name === 'call')!
  expect(call.traceId).toBe(traceIdOf(log!.id))
  const turn = spans.find(({ name }) => name === 'turn')!
  expect([turn.traceId, turn.parentSpanId]).toEqual([call.traceId, call.spanId])
  expect(turn.events.map(({ name }) => name)).toEqual(['first token', 'last token'])
  expect(valueOf(turn.attributes, 'nexus.outcome')).toBe('answered')
  expect(collector.text()).not.toContain('Rumpelstiltskin')
})
