import { eq, sql } from 'drizzle-orm'
import type { WebhookEndpointWithSecret } from 'shared-types'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditEntries } from '../../db/schema/audit.ts'
import { noticeEvents } from '../../db/schema/notices.ts'
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhooks.ts'
import type { Stop } from '../../lib/loop.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { startSendingWebhooks } from '../../jobs/send-webhooks.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { until } from '../../test/until.ts'
import { aVisitor } from '../../test/visitor.ts'
import { aReceiver } from './test/receiver.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
let receiver: Awaited<ReturnType<typeof aReceiver>>
const stops: Stop[] = []

beforeEach(async () => {
  test = await buildTestApp({ CRAWL_ALLOW: '127.0.0.1' })
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
  receiver = await aReceiver()
  stops.push(receiver.close)
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
async function anEndpoint(fields: object = {}) {
  const body = { url: receiver.url, events: ['message.received'], ...fields }
  const response = await ask('POST', '/webhook-endpoints', body)
  const { endpoint, secret } = response.json().data as WebhookEndpointWithSecret
  return { id: endpoint.id, secret: secret! }
}
const work = (deps = test.deps) => void stops.unshift(startSendingWebhooks(deps))
const deliveries = () => test.deps.db.select().from(webhookDeliveries)
/** The health of an endpoint is written after the attempt. */
const settled = () =>
  until(async () => {
    const rows = await deliveries()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ attemptedAt }) => !attemptedAt)).toEqual([])
    return rows
  })
const say = async (words: string) => (await aVisitor(test.app, agentId)).say(words)
/** Moves the next attempt into the past, so that it is due. */
const later = async () => {
  await test.deps.db.update(webhookDeliveries).set({ dueAt: sql`now()`, attemptedAt: null })
  test.deps.bus.publish('webhook', {})
}
const endpointRow = async () => (await test.deps.db.select().from(webhookEndpoints))[0]!

it('a receiver verifies a message with its secret, which is never shown again', async () => {
  const { id, secret } = await anEndpoint()
  work()
  await say('Hello')
  const [row] = await settled()
  const [message] = receiver.received
  expect(receiver.verify(message!, secret)).toMatchObject({
    type: 'message.received',
    timestamp: expect.any(String),
    data: { agent_id: agentId, text: 'Hello' },
  })
  const line = (await ask('GET', `/webhook-deliveries/${row!.id}`)).json().data
  expect(line).toMatchObject({ state: 'delivered', status: 204, webhook_id: message!.id })
  expect(line.body).toBe(message!.raw)
  const answers = await Promise.all([
    ask('GET', '/webhook-endpoints'),
    ask('PATCH', `/webhook-endpoints/${id}`, { description: 'Changed' }),
    ask('GET', `/webhook-endpoints/${id}/deliveries`),
    ask('GET', '/user/activity'),
  ])
  const kept = await test.deps.driver.query('select e::text from webhook_endpoints e')
  const bare = secret.replace('whsec_', '')
  for (const told of [...answers.map(({ body }) => body), JSON.stringify([line, kept.rows])]) {
    expect(told).not.toContain(bare)
  }
})

it('an old secret signs beside the new one for a day', async () => {
  const { id, secret } = await anEndpoint()
  const rotated = (await ask('POST', `/webhook-endpoints/${id}/secret`)).json().data
  work()
  await say('Hello')
  await settled()
  for (const valid of [secret, rotated.secret]) receiver.verify(receiver.received[0]!, valid)
  await test.deps.db.update(webhookEndpoints).set({ oldUntil: sql`now()` })
  await say('Hello again')
  await until(() => expect(receiver.received).toHaveLength(2))
  receiver.verify(receiver.received[1]!, rotated.secret)
  expect(() => receiver.verify(receiver.received[1]!, secret)).toThrow()
})

it.each([
  ['an error', 500, {}],
  ['a redirect', 302, { location: '/elsewhere' }],
])('%s is tried again with the same id until it is taken', async (_what, status, headers) => {
  await anEndpoint()
  receiver.answer((response) => response.writeHead(status, headers).end('Not now'))
  work()
  await say('Hello')
  const [row] = await settled()
  expect(row).toMatchObject({ outcome: null, status, answer: 'Not now', attempts: 1 })
  await until(async () => expect((await endpointRow()).failingSince).not.toBeNull())
  receiver.answer((response) => response.writeHead(200).end())
  await later()
  await settled()
  const [first, second, ...others] = receiver.received
  expect(others).toEqual([])
  expect(second!.id).toBe(first!.id)
  expect((await deliveries())[0]).toMatchObject({ outcome: 'delivered', attempts: 2 })
  await until(async () => expect((await endpointRow()).failingSince).toBeNull())
})

it('the log has every attempt with what was answered, of the last two rounds', async () => {
  await anEndpoint()
  receiver.answer((response) => response.writeHead(503).end('Closed until nine'))
  work()
  await say('Hello')
  await settled()
  const more = {
    at: '2026-11-30T09:00:00+00:00',
    status: 500,
    answer: '',
    problem: null,
    took_ms: 1,
  }
  await test.deps.db
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()`, earlier: Array.from({ length: 19 }, () => more) })
  receiver.answer((response) => response.writeHead(200).end('Thank you'))
  await test.deps.db.update(webhookEndpoints).set({ failingSince: null })
  test.deps.bus.publish('webhook', {})
  const row = await until(async () => {
    const [one] = await deliveries()
    expect(one).toMatchObject({ outcome: 'delivered' })
    return one!
  })
  const told = (await ask('GET', `/webhook-deliveries/${row.id}`)).json().data
  expect(told).toMatchObject({ attempts: 2, status: 200, answer: 'Thank you' })
  expect(told.earlier).toHaveLength(19)
  expect(told.earlier.slice(0, 2)).toMatchObject([
    { at: expect.stringMatching(/Z$/), status: 503, answer: 'Closed until nine', problem: null },
    { at: '2026-11-30T09:00:00.000Z', status: 500 },
  ])
})

it('an endpoint that requests a delay is left alone for that time', async () => {
  await anEndpoint()
  receiver.answer((response) => response.writeHead(429, { 'retry-after': '3600' }).end())
  work()
  await say('Hello')
  const [row] = await settled()
  expect(row!.dueAt.getTime() - Date.now()).toBeGreaterThan(3_500_000)
  const { pausedUntil } = await until(async () => {
    const endpoint = await endpointRow()
    expect(endpoint.pausedUntil).not.toBeNull()
    return endpoint
  })
  expect(pausedUntil!.getTime() - Date.now()).toBeGreaterThan(3_500_000)
})

it('an endpoint that is gone is turned off at once, and its owner is notified', async () => {
  const { id } = await anEndpoint()
  receiver.answer((response) => response.writeHead(410).end())
  work()
  await say('Hello')
  await until(async () => expect((await endpointRow()).isOn).toBe(false))
  await say('Is anybody there?')
  expect(await deliveries()).toMatchObject([{ outcome: 'failed', status: 410 }])
  expect((await test.deps.db.select().from(noticeEvents)).map(({ detail }) => detail)).toEqual([
    { what: 'webhook', host: new URL(receiver.url).host, level: 'gone' },
  ])
  const entries = await test.deps.db.select().from(auditEntries)
  expect(entries.map(({ action }) => action)).toContain('webhook.disable')
  expect((await ask('POST', `/webhook-endpoints/${id}/test`)).json().code).toBe('webhook_off')
})

it('the owner is notified of an endpoint that fails for days, and it is switched off after more days', async () => {
  await anEndpoint()
  receiver.answer((response) => response.writeHead(500).end())
  work()
  await say('Hello')
  await settled()
  const failFor = async (days: number) => {
    const ago = (n: number) => sql`now() - make_interval(days => ${n})`
    const warnedAt = days > 2 ? ago(days - 2) : null
    await test.deps.db.update(webhookEndpoints).set({ failingSince: ago(days), warnedAt })
    await later()
  }
  await failFor(1)
  await settled()
  expect(await test.deps.db.$count(noticeEvents)).toBe(0)
  await failFor(2)
  await until(async () => expect((await endpointRow()).warnedAt).not.toBeNull())
  expect(await endpointRow()).toMatchObject({ isOn: true })
  await settled()
  await failFor(5)
  await until(async () => expect(await endpointRow()).toMatchObject({ offReason: 'failing' }))
  const told = await test.deps.db.select().from(noticeEvents).orderBy(noticeEvents.createdAt)
  expect(told.map(({ detail }) => detail['level'])).toEqual(['failing', 'off'])
})

it('an endpoint that never answers does not delay others', async () => {
  const silent = await aReceiver()
  stops.push(silent.close)
  silent.answer(() => {})
  await anEndpoint({ url: silent.url })
  await anEndpoint()
  work()
  const visitor = await aVisitor(test.app, agentId)
  for (let n = 0; n < 30; n += 1) await visitor.say(`Message ${n}`)
  await until(() => expect(receiver.received).toHaveLength(30))
  expect(silent.received.length).toBeLessThanOrEqual(16)
  await silent.close()
})

it('two nodes send every event once, and that of a dead node under the same id', async () => {
  await anEndpoint()
  const visitor = await aVisitor(test.app, agentId)
  for (let n = 0; n < 40; n += 1) await visitor.say(`Message ${n}`)
  const [lost] = await deliveries()
  const die = { attempts: 1, round: 1, leasedUntil: sql`now() + interval '1 hour'` }
  await test.deps.db.update(webhookDeliveries).set(die).where(eq(webhookDeliveries.id, lost!.id))
  const { deps: second } = await aSecondNode(test.deps)
  work()
  work(second)
  await until(() => expect(receiver.received).toHaveLength(39))
  await test.deps.db
    .update(webhookDeliveries)
    .set({ leasedUntil: sql`now()` })
    .where(eq(webhookDeliveries.id, lost!.id))
  await until(() => expect(receiver.received).toHaveLength(40))
  const ids = receiver.received.map(({ id }) => id)
  expect(new Set(ids).size).toBe(40)
  expect(ids.at(-1)).toBe(`evt_${lost!.eventId}`)
})

it('one delivery is sent again, and a range of them, with their ids', async () => {
  const { id } = await anEndpoint()
  work()
  await say('Hello')
  const [row] = await settled()
  await ask('POST', `/webhook-deliveries/${row!.id}/resend`)
  await until(() => expect(receiver.received).toHaveLength(2))
  await until(async () => expect((await deliveries())[0]!.outcome).toBe('delivered'))
  const since = new Date(Date.now() - MINUTE_MS).toISOString()
  const again = (fields: object) =>
    ask('POST', `/webhook-endpoints/${id}/replay`, { since, ...fields })
  expect((await again({})).json().data).toEqual({ count: 0 })
  expect((await again({ only_failed: false })).json().data).toEqual({ count: 1 })
  await until(() => expect(receiver.received).toHaveLength(3))
  expect(new Set(receiver.received.map((one) => one.id)).size).toBe(1)
})

it.each([
  ['slack', /^\*A visitor wrote\*\n> &lt;!everyone&gt; \*Hi\*\n<http.*\|Open the conversation>$/],
  ['discord', /^\*\*A visitor wrote\*\*\n> \\<!everyone\\> \\\*Hi\\\*\n\[Open the conversation\]/],
])('a channel of %s gets its own format, unsigned and without mentions', async (format, shape) => {
  await anEndpoint({ format })
  work()
  await say('<!everyone> *Hi*')
  await settled()
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]]
  expect(headers['webhook-signature']).toBeUndefined()
  expect(body.text ?? body.content).toMatch(shape)
})

it('an address inside the network is refused, and in production one without https', async () => {
  const problem = async (url: string, { app } = test) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/webhook-endpoints',
        headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
        payload: { url, events: ['lead.created'] },
      })
    ).json().code
  for (const url of [
    'http://10.0.0.1/hook',
    'http://169.254.169.254/',
    'https://a:b@example.com/',
  ]) {
    expect(await problem(url)).toBe('address_refused')
  }
  expect(await problem('http://example.com/hook')).toBeUndefined()
  const { webhookSender } = await import('../../ports/webhooks/http.ts')
  const sender = webhookSender({ allow: [], production: true })
  expect(sender.refusal('http://example.com/hook')).toContain('https')
  expect(sender.refusal('https://example.com/hook')).toBeNull()
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  const byName = webhookSender({ allow: [], production: false }, resolve)
  const answer = await byName.post({ url: 'http://inside.example/hook', headers: {}, body: '' })
  expect(answer.problem).toContain('private network')
  await Promise.all([sender.close(), byName.close()])
})
