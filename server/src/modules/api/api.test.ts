import type { FastifyInstance } from 'fastify'
import { fillPath } from 'shared-types'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '../../db/schema/calls.ts'
import { customers } from '../../db/schema/conversations.ts'
import { idempotentRequests } from '../../db/schema/api-keys.ts'
import type { Deps } from '../../deps.ts'
import { forgetOld } from '../../jobs/forget-old.ts'
import { newId } from '../../lib/ids.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import { aKey } from '../../test/api-key.ts'
import { type Account, anAccountWithEverything } from '../../test/belongings.ts'
import { aConversation } from '../../test/belongings/talks.ts'
import { aMember } from '../../test/factories.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { cancel, confirm, hold } from '../appointments/book.ts'
import { aSchedule, inDays } from '../appointments/test/schedule.ts'
import { API_ENDPOINTS } from './contract.ts'

let app: FastifyInstance
let deps: Deps
let owner: Account

beforeAll(async () => {
  const test = await buildTestApp({ RATE_LIMIT: 'true' })
  app = test.app
  deps = test.deps
})
beforeEach(async () => {
  owner = await anAccountWithEverything(deps)
})

type Sent = { body?: object; key?: string; authorization?: string; to?: FastifyInstance }
const send = (method: string, path: string, sent: Sent = {}) =>
  (sent.to ?? app).inject({
    method: method as 'GET',
    url: `/api/v1${path}`,
    headers: {
      authorization: sent.authorization ?? owner.key.authorization,
      ...(sent.key && { 'idempotency-key': sent.key }),
    },
    ...(sent.body && { payload: sent.body }),
  })
const read = async (path: string) => (await send('GET', path)).json()

/** The ids of a whole list, read page by page; `between` is called after the first page. */
async function turnPages(path: string, limit: number, between: () => Promise<unknown>) {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: { data: { id: string }[]; next_cursor: string | null } = await read(
      `${path}?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`,
    )
    expect(page.data.length).toBeLessThanOrEqual(limit)
    ids.push(...page.data.map(({ id }) => id))
    if (!cursor) await between()
    cursor = page.next_cursor
  } while (cursor)
  return ids
}

describe('a list', () => {
  it('is read to its end, each entry once, whatever arrives meanwhile and at the same moment', async () => {
    const userId = owner.has.workspaceId
    const at = new Date()
    const old = Array.from({ length: 7 }, () => newId())
    await deps.db.delete(customers)
    await deps.db.insert(customers).values(old.map((id) => ({ id, userId, firstSeenAt: at })))
    const later = { userId, firstSeenAt: new Date(at.getTime() + 1) }
    const ids = await turnPages('/customers', 3, () => deps.db.insert(customers).values(later))
    expect(ids).toEqual(old.toSorted().toReversed())
  })

  it('returns the conversations of a state, newest message first', async () => {
    const { workspaceId: userId, agentId, conversationId } = owner.has
    const second = await aConversation(deps, userId, agentId)
    await send('PATCH', `/conversations/${conversationId}`, { body: { resolved: true } })
    const idsOf = async (query: string) =>
      (await read(`/conversations?${query}`)).data.map(({ id }: { id: string }) => id)
    expect(await idsOf('')).toEqual([second, conversationId])
    expect(await idsOf('state=open')).toEqual([second])
    expect(await idsOf('state=resolved')).toEqual([conversationId])
    expect(await idsOf('state=waiting')).toEqual([])
  })

  it('filters conversations and calls by agent, channel, decision and time', async () => {
    const { agentId, otherAgentId, conversationId, callId } = owner.has
    const idsOf = async (path: string) =>
      (await read(path)).data.map(({ id }: { id: string }) => id)
    const [{ last_message_at: last }] = (await read('/conversations')).data
    const later = new Date(Date.parse(last) + 1).toISOString()
    expect(await idsOf(`/conversations?agent_id=${agentId}&channel=widget`)).toEqual([
      conversationId,
    ])
    expect(await idsOf(`/conversations?agent_id=${otherAgentId}`)).toEqual([])
    expect(await idsOf('/conversations?channel=telegram')).toEqual([])
    expect(await idsOf(`/conversations?state=open&until=${later}`)).toEqual([conversationId])
    expect(await idsOf(`/conversations?since=${later}`)).toEqual([])
    await deps.db.update(calls).set({ decision: 'connect' })
    expect(await idsOf(`/calls?agent_id=${agentId}&decision=connect`)).toEqual([callId])
    expect(await idsOf('/calls?decision=end')).toEqual([])
    expect(await idsOf('/calls?until=0000-01-01T00:00:00Z')).toEqual([])
    expect((await send('GET', '/calls?agent_id=x')).statusCode).toBe(400)
  })

  it('is searched by words, page by page', async () => {
    const { workspaceId: userId, agentId, callId, conversationId } = owner.has
    const second = await aConversation(deps, userId, agentId)
    const first = await read('/conversations/search?q=hello&limit=1')
    const rest = await read(`/conversations/search?q=hello&limit=1&cursor=${first.next_cursor}`)
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual([second, conversationId])
    expect(rest.next_cursor).toBeNull()
    expect((await read('/conversations/search?q=walrus')).data).toEqual([])
    expect((await read('/calls/search?q=hello')).data).toMatchObject([{ id: callId }])
    const other = await send('GET', `/conversations/search?q=hello&cursor=MTcuMDE5`)
    expect(other.json().code).toBe('invalid_cursor')
  })

  it('returns the messages back to the first one', async () => {
    const path = `/conversations/${owner.has.conversationId}/messages`
    const ids = await turnPages(path, 1, async () => {})
    expect(ids).toHaveLength(2)
    expect((await read(path)).data.map(({ text }: { text: string }) => text)).toEqual([
      'By mail',
      'Hello',
    ])
  })

  it('returns bookings with their state, and none that is only held', async () => {
    const agentRow = { id: owner.has.agentId, userId: owner.has.workspaceId }
    const { schedule } = await aSchedule(deps, agentRow)
    const book = async (days: number) => {
      const wanted = { timeZone: 'UTC', language: 'en', at: inDays(days) }
      const held = await hold(deps, schedule, wanted)
      return confirm(deps, held, { name: 'Vera', email: `v${days}@example.org`, phone: null })
    }
    const [near, far] = [await book(40), await book(42)]
    await cancel(deps, far, 'owner')
    await hold(deps, schedule, { timeZone: 'UTC', language: 'en', at: inDays(41) })
    const since = encodeURIComponent(inDays(39).toISOString().replace('Z', '+00:00'))
    const path = `/bookings?since=${since}&until=${inDays(43).toISOString()}`
    const list = await read(`${path}&limit=1`)
    const rest = await read(`${path}&cursor=${list.next_cursor}`)
    expect([...list.data, ...rest.data]).toMatchObject([
      { id: far.id, state: 'cancelled', cancelled_by: 'owner' },
      { id: near.id, state: 'confirmed', name: 'Vera', person: 'Rosa Lind' },
    ])
    expect(rest.next_cursor).toBeNull()
  })

  it('refuses the cursor of another list', async () => {
    const { workspaceId: userId, agentId, otherAgentId } = owner.has
    await aConversation(deps, userId, agentId)
    const { next_cursor: cursor } = await read('/conversations?limit=1')
    expect((await send('GET', `/conversations?cursor=${cursor}`)).statusCode).toBe(200)
    for (const path of [
      '/customers',
      '/conversations/search?q=hello',
      `/agents/${otherAgentId}/sources`,
    ]) {
      const mark = path.includes('?') ? '&' : '?'
      const refused = (await send('GET', `${path}${mark}cursor=${cursor}`)).json()
      expect(refused).toMatchObject({
        code: 'invalid_cursor',
        message: 'This cursor belongs to another list. Begin without one.',
      })
    }
  })

  it.each(['/conversations', '/calls', '/leads', '/appointments', '/bookings', '/agents'])(
    '%s refuses a cursor it did not issue',
    async (path) => {
      for (const cursor of ['x', 'MC4w', '!', 'OTk5OTk5OTk5OTk5OTk5OTk5OTku']) {
        const response = await send('GET', `${path}?cursor=${cursor}`)
        expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_cursor'])
      }
    },
  )
})

it('a person takes control, writes and resolves, and the activity shows the key', async () => {
  const path = `/conversations/${owner.has.conversationId}`
  const early = await send('POST', `${path}/messages`, { body: { text: 'Too early' } })
  expect([early.statusCode, early.json().code]).toEqual([409, 'admin_not_in_control'])
  const taken = await send('PATCH', path, { body: { control: 'person' } })
  expect(taken.json()).toMatchObject({ control: 'person', resolved_at: null })
  const said = await send('POST', `${path}/messages`, { body: { text: 'It is ready.' } })
  expect(said.json()).toMatchObject({ from: { role: 'person', name: 'Ada Lovelace' } })
  expect((await read(`${path}/messages`)).data).toContainEqual(said.json())
  const activity = await app.inject({
    url: '/api/user/activity',
    headers: { cookie: owner.cookie },
  })
  expect(activity.json().data.entries[0]).toMatchObject({
    action: 'conversation.take_control',
    actor: expect.stringContaining('(API key: Ledger)'),
  })
})

it('an answer that other agents use stays theirs when it is changed', async () => {
  const { agentId, answerId, otherAgentId } = owner.has
  const body = { question: 'Do you sell boats?', phrasings: [], answer: 'No.' }
  await app.inject({
    method: 'PATCH',
    url: `/api/taught-answers/${agentId}/${answerId}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    payload: { ...body, agent_ids: [otherAgentId] },
  })
  const changed = { ...body, answer: 'Not any more.' }
  await send('PATCH', `/agents/${agentId}/answers/${answerId}`, { body: changed })
  expect((await read(`/agents/${otherAgentId}/answers`)).data).toMatchObject([
    { id: answerId, answer: 'Not any more.', agent_id: agentId },
  ])
})

it('a call is returned with its transcript', async () => {
  await deps.db.update(calls).set({ callerName: 'Vera Lind' })
  expect(await read(`/calls/${owner.has.callId}`)).toMatchObject({
    from: '+12025550123',
    caller_name: 'Vera Lind',
    transcript: [{ from: 'agent', text: 'Hello' }],
  })
})

describe('a key', () => {
  it('opens only the endpoints of its scopes', async () => {
    const authorization = await aKey(app, owner.cookie, ['leads:read'])
    for (const { method, path, scope } of API_ENDPOINTS) {
      const url = fillPath(path.replace('/v1', ''), {
        id: newId(),
        answer_id: newId(),
        run_id: newId(),
        source_id: newId(),
      })
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: { text: 'x' } }
      const { statusCode, body: text } = await send(method, url, { authorization, ...body })
      const isOpen = scope === 'any' || scope === 'leads:read'
      expect([path, text.includes('scope_missing')]).toEqual([path, !isOpen])
      if (isOpen) expect(statusCode).toBe(200)
    }
  })

  it('has no more rights than the person who made it has now', async () => {
    const grace = await aMember(deps, owner.has.workspaceId, 'admin')
    const authorization = await aKey(app, grace.cookie, ['leads:read', 'customers:read'])
    expect((await send('GET', '/leads', { authorization })).statusCode).toBe(200)
    await app.inject({
      method: 'PATCH',
      url: `/api/team/members/${grace.user.id}`,
      headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
      payload: { role: 'agent' },
    })
    const now = deps.now
    deps.now = () => new Date(Date.now() + 6_000)
    expect((await send('GET', '/leads', { authorization })).json().code).toBe('role_too_low')
    expect((await send('GET', '/customers', { authorization })).statusCode).toBe(200)
    deps.now = now
  })

  it('reports its remaining limit, and the time to retry', async () => {
    const answers: Awaited<ReturnType<typeof send>>[] = []
    for (let n = 0; n < 601; n++) answers.push(await send('GET', '/key'))
    const told = ({ headers }: (typeof answers)[number]) => Number(headers['ratelimit-remaining'])
    expect(answers.slice(0, 3).map(told)).toEqual([599, 598, 597])
    const last = answers.at(-1)!
    expect([last.statusCode, told(last)]).toEqual([429, 0])
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(last.headers['ratelimit-reset'])).toBeLessThanOrEqual(60)
  })
})

it('a program subscribes to events, and its secret is stored nowhere in clear', async () => {
  const body = { url: 'https://hooks.example.com/nexus', events: ['lead.created'] }
  const made = await send('POST', '/webhooks', { key: 'hook', body })
  const again = await send('POST', '/webhooks', { key: 'hook', body })
  expect([again.body, again.headers['idempotent-replayed']]).toEqual([made.body, 'true'])
  const { id, secret } = made.json()
  const [kept] = await deps.db.select().from(idempotentRequests)
  expect(kept!.body).not.toContain(secret)
  expect((await read('/webhooks')).data.at(-1)).toMatchObject({ id, is_on: true })
  expect((await send('PATCH', `/webhooks/${id}`, { body: {} })).json()).toMatchObject({
    id,
    is_on: true,
  })
  await send('PATCH', `/webhooks/${id}`, { body: { is_on: false } })
  expect((await send('POST', `/webhooks/${id}/test`)).json().code).toBe('webhook_off')
  const rotated = await send('POST', `/webhooks/${id}/secret`)
  expect(rotated.json().secret).not.toBe(secret)
  await send('DELETE', `/webhooks/${id}`)
  expect((await read('/webhooks')).data.map((one: { id: string }) => one.id)).not.toContain(id)
})

it.each([
  ['PATCH', '/webhooks/01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11', { enabled: false }, 'enabled'],
  ['GET', '/conversations?stat=open', undefined, 'stat'],
])(
  'a misspelt field is refused, because ignoring it would look like success: %s %s',
  async (method, path, body, name) => {
    const refused = await send(method, path, body && { body })
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      `There is no field ${name}.`,
    ])
  },
)

it('a wrong key is told from a missing one', async () => {
  const messages = ['Bearer nxs_wrong', 'none'].map(
    async (authorization) => (await send('GET', '/agents', { authorization })).json().message,
  )
  expect(await Promise.all(messages)).toEqual([
    expect.stringContaining('not known'),
    expect.stringContaining('Send an API key'),
  ])
})

describe('a repeated request', () => {
  const reply = (sent: Sent) =>
    send('POST', `/conversations/${owner.has.conversationId}/messages`, sent)
  const countSaid = async () =>
    (await read(`/conversations/${owner.has.conversationId}/messages`)).data.filter(
      ({ text }: { text: string }) => text === 'Once',
    ).length

  beforeEach(() =>
    send('PATCH', `/conversations/${owner.has.conversationId}`, { body: { control: 'person' } }),
  )

  it('gets the first answer, byte by byte, and does nothing again', async () => {
    const body = { text: 'Once' }
    const first = await reply({ key: 'a', body })
    const again = await reply({ key: 'a', body })
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    expect(await countSaid()).toBe(1)
    expect((await reply({ key: 'b', body })).json().id).not.toBe(first.json().id)
  })

  it('is refused if another request had its key, and if its key is invalid', async () => {
    await reply({ key: 'a', body: { text: 'Once' } })
    const other = await reply({ key: 'a', body: { text: 'Twice' } })
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
    const none = await reply({ key: 'x'.repeat(256), body: { text: 'Once' } })
    expect([none.statusCode, none.json().code]).toEqual([400, 'invalid_idempotency_key'])
  })

  it('at the same moment on two nodes is done once', async () => {
    const second = await aSecondNode(deps)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        reply({ key: 'a', body: { text: 'Once' }, to: n % 2 ? app : second.app }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.every((code) => code === 200 || code === 409)).toBe(true)
    expect(await countSaid()).toBe(1)
  })

  it('is done by another node if the first died before it answered, and still once', async () => {
    const body = { text: 'Once' }
    const first = await reply({ key: 'a', body })
    await deps.db
      .update(idempotentRequests)
      .set({ status: null, body: null, leasedUntil: new Date(Date.now() - MINUTE_MS) })
    expect((await reply({ key: 'a', body })).json()).toEqual(first.json())
    expect(await countSaid()).toBe(1)
  })

  it('counts as another request after a day', async () => {
    await reply({ key: 'a', body: { text: 'Once' } })
    const yesterday = new Date(Date.now() - DAY_MS - 1_000)
    await deps.db.update(idempotentRequests).set({ createdAt: yesterday })
    expect((await reply({ key: 'a', body: { text: 'Another' } })).statusCode).toBe(200)
    await deps.db.update(idempotentRequests).set({ createdAt: yesterday })
    await forgetOld(deps)
    expect(await deps.db.select().from(idempotentRequests)).toEqual([])
  })
})
