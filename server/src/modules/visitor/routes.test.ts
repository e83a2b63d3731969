import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { DAY_MS } from '../../lib/time.ts'
import { signVisitorToken } from './token.ts'

const NOBODY = '019a0000-0000-7000-8000-000000000000'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id)
  test.deps.answer = async function* () {
    yield { type: 'text', text: 'We are ' }
    yield { type: 'text', text: 'open.' }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
})

describe('the look of a widget', () => {
  const config = (id: string, headers = {}) =>
    test.app.inject({ url: `/api/widget/agents/${id}/config`, headers })

  it('is public for every origin, cacheable, and answered with 304 if unchanged', async () => {
    const first = await config(agent.id, { origin: 'https://shop.example' })
    expect(first.headers['access-control-allow-origin']).toBe('*')
    expect(first.headers['cache-control']).toBe('public, max-age=60')
    expect(first.json().data).toMatchObject({ brand_name: 'Helper', active: true })
    const second = await config(agent.id, { 'if-none-match': first.headers.etag as string })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  })

  it('is not found for an unknown agent or one that is not a chatbot', async () => {
    const other = await anAgent(test.deps.db, owner.user.id, { type: 'SALES_ASSISTANT' })
    for (const id of [NOBODY, other.id, 'nonsense']) {
      expect((await config(id)).statusCode).toBe(404)
    }
  })

  it('is found for an id that was pasted with spaces around it or in capitals', async () => {
    const pasted = `%20${agent.id.toUpperCase()}%20%0A`
    expect((await config(pasted)).json().data).toMatchObject({ brand_name: 'Helper' })
    expect((await aVisitor(test.app, pasted)).id).toBeTypeOf('string')
  })

  it('says that an agent is not active, and opening a conversation is refused with a sentence', async () => {
    const idle = await anAgent(test.deps.db, owner.user.id, { activated: false })
    expect((await config(idle.id)).json().data.active).toBe(false)
    const opening = await test.app.inject({
      method: 'POST',
      url: `/api/widget/agents/${idle.id}/conversations`,
      payload: {},
    })
    expect([opening.statusCode, opening.json()]).toEqual([
      409,
      { code: 'agent_inactive', message: 'This chat is not available at the moment.' },
    ])
  })
})

describe('the country of a visitor', () => {
  const countryOf = async (app: typeof test, headers: Record<string, string>) => {
    const response = await app.app.inject({
      method: 'POST',
      url: `/api/widget/agents/${agent.id}/conversations`,
      payload: { time_zone: 'Europe/Berlin' },
      headers,
    })
    const [row] = await app.deps.db
      .select({ country: customers.countryCode })
      .from(conversations)
      .innerJoin(customers, eq(customers.id, conversations.customerId))
      .where(eq(conversations.id, response.json().data.conversation_id))
    return row!.country
  }

  it('follows from the time zone, and from a header only behind a trusted proxy', async () => {
    expect(await countryOf(test, { 'cf-ipcountry': 'US' })).toBe('DE')
    test.deps.config.trustProxy = 1
    expect(await countryOf(test, { 'cf-ipcountry': 'US' })).toBe('US')
  })
})

describe('the token of a visitor', () => {
  const withToken = async (token: string, id: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await test.app.inject({
      url: `/api/widget/conversations/${id}/messages`,
      headers,
    })
    return [response.statusCode, response.json().code]
  }

  it('opens its own conversation only, until it expires', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    const other = await aVisitor(test.app, agent.id)
    const { secret } = test.deps.config
    const month = 31 * DAY_MS
    const expired = signVisitorToken(secret, visitor.id, new Date(Date.now() - month))
    const forged = signVisitorToken(`${secret}!`, visitor.id, new Date())
    for (const bad of ['', 'nonsense', '1.2.3', other.token, expired, forged]) {
      expect(await withToken(bad, visitor.id)).toEqual([401, 'token_invalid'])
    }
    expect(await withToken(visitor.token, visitor.id)).toEqual([200, undefined])
  })

  it('finds nothing once the conversation is deleted', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    await test.deps.db.delete(conversations)
    expect(await withToken(visitor.token, visitor.id)).toEqual([404, 'not_found'])
    expect((await visitor.say('Hello?')).response.statusCode).toBe(404)
  })

  it('passes a preflight of any origin', async () => {
    const response = await test.app.inject({
      method: 'OPTIONS',
      url: `/api/widget/conversations/${NOBODY}/messages`,
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(response.statusCode).toBe(204)
    expect(response.headers['access-control-allow-headers']).toContain('authorization')
    expect(response.headers['access-control-allow-credentials']).toBeUndefined()
  })
})

describe('a turn', () => {
  it('streams the accepted message, the reply word by word, and its outcome', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    const { events, response } = await visitor.say('Are you open?')
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(events.map(({ event }) => event)).toEqual(['accepted', 'token', 'token', 'done'])
    expect(events[0]!.data.message).toMatchObject({ seq: 1, text: 'Are you open?' })
    expect(events.at(-1)!.data).toMatchObject({
      outcome: 'answered',
      offer_person: false,
      message: { text: 'We are open.', seq: 2, status: 'complete', sender: { name: 'Helper' } },
    })
  })

  it('is stored in the history, which returns only the changes after a revision', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    const { clientId } = await visitor.say('Are you open?')
    const { messages } = await visitor.history()
    expect(messages).toMatchObject([
      { seq: 1, client_id: clientId, text: 'Are you open?', sender: { role: 'customer' } },
      { seq: 2, client_id: null, text: 'We are open.', sender: { role: 'agent', name: 'Helper' } },
    ])
    const newer = await visitor.history(messages[0].revision)
    expect(newer.messages).toEqual([messages[1]])
    expect((await visitor.history(messages[1].revision)).messages).toEqual([])
  })

  it('refuses an empty or too long message with a sentence', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    for (const [text, message] of [
      ['  ', 'Write a message first'],
      ['x'.repeat(4_001), 'Keep a message under 4000 characters'],
    ] as const) {
      const { response } = await visitor.say(text)
      expect([response.statusCode, response.json().message]).toEqual([400, message])
    }
  })

  it('is stored with null characters, and with a snippet cut within an emoji', async () => {
    test.deps.answer = async function* () {
      yield { type: 'text', text: 'O\0K' }
      const snippet = 'Cut \0 here \uD83D'
      yield { type: 'sources', sources: [{ title: 'Menu', url: null, page: 1, snippet }] }
      yield { type: 'end', outcome: 'answered', offerPerson: false }
    }
    const visitor = await aVisitor(test.app, agent.id)
    const { events } = await visitor.say('Open\0 today?')
    expect(events.at(-1)!.data).toMatchObject({ outcome: 'answered', message: { text: 'OK' } })
    const { messages } = await visitor.history()
    expect(messages).toMatchObject([
      { text: 'Open today?' },
      { text: 'OK', status: 'complete', sources: [{ snippet: 'Cut  here \uFFFD' }] },
    ])
  })

  it('gives the answer the previous messages, without the question itself', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('Are you open?')
    const { answer } = test.deps
    let history: unknown
    test.deps.answer = (question, signal) => {
      history = question.history
      return answer(question, signal)
    }
    await visitor.say('And tomorrow?')
    expect(history).toEqual([
      { role: 'customer', text: 'Are you open?' },
      { role: 'agent', text: 'We are open.' },
    ])
  })
})

describe('asking for a person', () => {
  it('keeps the contact, posts the message of the agent once and marks the conversation', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('I want to complain')
    const first = await visitor.requestPerson({ name: 'Bob', email: 'bob@example.com' })
    expect(first.json().data).toMatchObject({
      text: 'A person will be with you soon.',
      sender: { role: 'agent' },
    })
    const again = await visitor.requestPerson()
    expect(again.json().data.id).toBe(first.json().data.id)
    const history = await visitor.history()
    expect([history.handover_requested, history.messages.length]).toEqual([true, 3])
    const [customer] = await test.deps.db.select().from(customers)
    expect(customer).toMatchObject({ name: 'Bob', email: 'bob@example.com' })
  })

  it('is refused with a sentence when a person is there already, and keeps the contact', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('Hello')
    await test.deps.db.update(conversations).set({ control: 'admin' })
    const response = await visitor.requestPerson({ email: 'bob@example.com' })
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { code: 'person_present', message: 'Ada Lovelace is already in this conversation.' },
    ])
    expect((await test.deps.db.select().from(customers))[0]!.email).toBe('bob@example.com')
  })

  it('refuses an invalid email address', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    const response = await visitor.requestPerson({ email: 'nonsense' })
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'Enter a valid email address',
    ])
  })
})
