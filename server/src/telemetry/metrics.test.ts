import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi, onTestFinished } from 'vitest'
import { AppError } from '../errors.ts'
import { openMetricsPort } from '../http/metrics.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { startStubModel } from '../test/stub-model.ts'
import { buildTestApp } from '../test/test-app.ts'
import { aVisitor } from '../test/visitor.ts'
import { newMetrics } from './metrics.ts'
import { watchVendor } from './watch-vendor.ts'

const TOKEN = 'a token of more than sixteen'
const NOBODY = '019a0000-0000-7000-8000-000000000000'

function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

async function start(environment: Record<string, string> = {}) {
  const test = await buildTestApp({ METRICS_TOKEN: TOKEN, ...environment })
  const { user } = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, user.id)
  const scrape = (authorization = `Bearer ${TOKEN}`) =>
    test.app.inject({ url: '/metrics', headers: { authorization } })
  return { ...test, agent, scrape }
}

describe('the metrics', () => {
  it('report rate, errors and duration by route, and nothing about the client', async () => {
    const { app, agent, scrape } = await start()
    await app.inject(`/api/widget/agents/${agent.id}/config`)
    await app.inject(`/api/widget/agents/${NOBODY}/config?secret=word`)
    await app.inject('/no/such/thing')
    const { body, headers } = await scrape()
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    const count = (route: string, status: number) =>
      `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} 1`
    expect(body).toContain(count('/api/widget/agents/:id/config', 200))
    expect(body).toContain(count('/api/widget/agents/:id/config', 404))
    expect(body).not.toMatch(new RegExp(`${agent.id}|${NOBODY}|secret|/no/such`))
  })

  it('report the turns, their first token, the calls of the model and the queues', async () => {
    const stub = await startStubModel({ reply: 'We open at nine.' })
    onTestFinished(() => stub.close())
    const { app, agent, scrape } = await start({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'stub',
      MODEL_BASE_URL: stub.url,
    })
    const visitor = await aVisitor(app, agent.id)
    await visitor.say('Hello, how are you?')
    const { body } = await scrape()
    expect(body).toMatch(/nexus_turns_total\{medium="chat",outcome="\w+"\} 1/)
    expect(body).toContain('nexus_turn_first_token_seconds_count{medium="chat"} 1')
    expect(body).toContain(
      'nexus_model_calls_total{provider="openai-compatible",kind="chat",result="ok"} 1',
    )
    for (const direction of ['in', 'out']) {
      expect(body).toMatch(
        new RegExp(
          `nexus_model_tokens_total\\{provider="openai-compatible",direction="${direction}"\\} [1-9]`,
        ),
      )
    }
    for (const queue of ['replies', 'training', 'texts', 'telegram_outbox', 'billing_events']) {
      expect(body).toContain(`nexus_queue_length{queue="${queue}"} 0`)
      expect(body).toContain(`nexus_queue_oldest_seconds{queue="${queue}"} 0`)
    }
    expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
    expect(body).toMatch(/process_resident_memory_bytes \d/)
  })

  it('report how long a question has waited for its answer', async () => {
    const { app, deps, agent, scrape } = await start()
    const asked = gate()
    onTestFinished(() => asked.resolve())
    deps.answer = async function* () {
      await asked.promise
      yield { type: 'end', outcome: 'answered', offerPerson: false }
    }
    const visitor = await aVisitor(app, agent.id)
    const turn = visitor.say('Are you open?')
    await expect
      .poll(async () => (await scrape()).body)
      .toContain('nexus_queue_length{queue="replies"} 1')
    asked.resolve()
    await turn
  })

  it('report what waits in every outbox, but not what a failing receiver delays', async () => {
    const { agent, deps, scrape } = await start()
    const insert = (rows: string, values: unknown[] = []) => deps.driver.query(rows, values)
    const owner = [agent.userId]
    await insert(
      `insert into received_texts (sid, ours, theirs, text) values ('s', '1', '2', 'Hi')`,
    )
    await insert(`insert into carried_texts (id, sid, ours) values ('${NOBODY}', 's', '1')`)
    await insert(`insert into call_recordings (sid) values ('r')`)
    await insert(
      `insert into notice_messages (id, user_id, person_id, channel) values ('${NOBODY}', $1, $1, 'email')`,
      owner,
    )
    const test = `insert into notice_events (user_id, kind, fact, planned_at) values ($1, 'test', 'test', null)`
    await insert(test, owner)
    await insert(
      `insert into webhook_endpoints (user_id, id, url, description, format, events, failing_since)
       values ($1, '${NOBODY}', 'http://hooks.example/', '', 'slack', '[]', now())`,
      owner,
    )
    await insert(
      `with event as (insert into webhook_events (user_id, type, fact, data) values ($1, 'lead.created', 'test', '{}') returning id)
       insert into webhook_deliveries (user_id, endpoint_id, event_id) select $1, '${NOBODY}', id from event`,
      owner,
    )
    await insert('update agents set knowledge_revision = knowledge_revision + 1')
    const waiting = async () =>
      Object.fromEntries(
        [...(await scrape()).body.matchAll(/^nexus_queue_length\{queue="(\w+)"\} (\d+)/gm)].map(
          ([, queue, length]) => [queue, Number(length)],
        ),
      )
    expect(await waiting()).toEqual({
      replies: 0,
      training: 0,
      texts: 0,
      telegram_updates: 0,
      telegram_outbox: 0,
      received_texts: 1,
      text_outbox: 0,
      letters: 0,
      notice_events: 1,
      notices: 1,
      appointments: 0,
      webhooks: 0,
      texts_to_delete: 1,
      recordings_to_delete: 1,
      test_runs: 0,
      asking_again: 1,
      billing_events: 0,
    })
    await insert('update webhook_endpoints set failing_since = null')
    expect(await waiting()).toMatchObject({ webhooks: 1 })
  })

  it('are available while the database is not, and report that', async () => {
    const { deps, scrape } = await start()
    const query = vi.spyOn(deps.driver, 'query').mockRejectedValue(new Error('away'))
    onTestFinished(() => query.mockRestore())
    const { body, statusCode } = await scrape()
    expect([statusCode, body.includes('nexus_database_up 0')]).toEqual([200, true])
    expect(body).not.toContain('nexus_queue_length{')
  })

  it('are available only with the token, and not at all if none is set', async () => {
    const { scrape } = await start()
    for (const wrong of ['', TOKEN, 'Bearer ', `Bearer ${TOKEN}!`]) {
      expect((await scrape(wrong)).statusCode).toBe(401)
    }
    const { app } = await buildTestApp()
    expect((await app.inject('/metrics')).statusCode).toBe(404)
  })

  it('have their own port if the configuration sets one', async () => {
    const { deps } = await buildTestApp({ METRICS_PORT: '0' })
    const { address, close } = await openMetricsPort(deps)
    onTestFinished(close)
    const { port } = address as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(await response.text()).toContain('nexus_database_up 1')
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404)
  })
})

describe('calls of a vendor', () => {
  it('are counted by outcome, whatever the port is made of', async () => {
    class Till {
      #sold = 0
      sell = async () => ++this.#sold
      async refuse() {
        throw new AppError(409, 'taken', 'Taken.')
      }
      async fail() {
        throw new Error(`down after ${this.#sold}`)
      }
      kind = 'till' as const
      isSigned = () => true
    }
    const metrics = newMetrics()
    const till = watchVendor(metrics, 'till', new Till())
    expect(await till.sell()).toBe(1)
    await expect(till.refuse()).rejects.toThrow('Taken.')
    await expect(till.fail()).rejects.toThrow('down after 1')
    expect([till.kind, till.isSigned()]).toEqual(['till', true])
    const { values } = await metrics.vendorCalls.get()
    expect(values.map(({ labels, value }) => [labels.operation, labels.result, value])).toEqual([
      ['sell', 'ok', 1],
      ['refuse', 'refused', 1],
      ['fail', 'failed', 1],
    ])
  })
})
