import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id)
  test.deps.answer = async function* ({ text }) {
    yield { type: 'text', text: `You said ${text}` }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
})
afterEach(() => test.app.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const as = ({ cookie }: { cookie: string }, method: Method, path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api${path}`,
    headers: { cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
const list = async (query = '') =>
  (await as(owner, 'GET', `/conversations/admin${query}`)).json().data

describe('the inbox', () => {
  it('shows a conversation from its first message on, the newest first, page by page', async () => {
    await aVisitor(test.app, agent.id)
    const first = await aVisitor(test.app, agent.id)
    await first.say('One')
    const second = await aVisitor(test.app, agent.id)
    await second.say('Two')
    await second.say('Three')

    const inbox = await list()
    expect(inbox.conversations.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    expect(inbox.conversations[0]).toEqual({
      id: second.id,
      agent_id: agent.id,
      channel: 'widget',
      admin_in_control: false,
      handover_requested: false,
      customer_name: expect.stringMatching(/^Visitor [0-9A-F]{4}$/),
      lastMsg: {
        date: expect.any(String),
        message: 'You said Three',
        sender: { role: 'agent', name: 'Helper', fullname: null, avatar: null },
      },
    })
    expect(inbox.conversations[0].customer_name).not.toBe(inbox.conversations[1].customer_name)
    expect(inbox.unread_messages).toEqual([
      { conv_id: second.id, unread: 2 },
      { conv_id: first.id, unread: 1 },
    ])
    expect(inbox.chatbot_config).toEqual([
      { agent_id: agent.id, brand_color: '#000000', text_color: '#ffffff' },
    ])
    expect(inbox.meta).toEqual({ total: 2 })

    const page = await list('?page=2&limit=1')
    expect([page.conversations[0].id, page.meta.total]).toEqual([first.id, 2])
  })

  it('holds only the conversations of the account', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('Hello')
    const stranger = await aUser(test.deps)
    const inbox = (await as(stranger, 'GET', '/conversations/admin')).json().data
    expect(inbox).toEqual({
      conversations: [],
      unread_messages: [],
      chatbot_config: [],
      meta: { total: 0 },
    })
  })

  it('refuses an invalid page', async () => {
    expect((await as(owner, 'GET', '/conversations/admin?page=0')).statusCode).toBe(400)
    expect((await as(owner, 'GET', '/conversations/admin?limit=101')).statusCode).toBe(400)
  })
})

describe('a conversation', () => {
  it('shows the customer, who is in control, and every message with its sender', async () => {
    const visitor = await aVisitor(test.app, agent.id, { time_zone: 'America/New_York' })
    await visitor.say('Hello')
    await visitor.requestPerson({ name: 'bob' })
    await as(owner, 'PATCH', `/conversation/switchControl/${visitor.id}`)
    await as(owner, 'POST', `/conversation/process/${visitor.id}`, { response: '  Hi Bob  ' })
    const { data } = (await as(owner, 'GET', `/conversation/messages/admin/${visitor.id}`)).json()
    expect(data).toMatchObject({
      customer_info: { name: 'bob', email: null, city: null, state: null, country_code: 'US' },
      admin_in_control: true,
      handover_requested: false,
    })
    const said = data.messages.map((message: { sender: { name: string }; message: string }) => [
      message.sender.name,
      message.message,
    ])
    expect(said).toEqual([
      ['bob', 'Hello'],
      ['Helper', 'You said Hello'],
      ['Helper', 'A person will be with you soon.'],
      ['Ada Lovelace', 'Hi Bob'],
    ])
    expect(data.messages[0]).toMatchObject({ agent_id: agent.id, status: 'complete', sources: [] })
  })

  it('returns only changes when asked again, and marks unread messages', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('One')
    const read = async (query = '') =>
      (await as(owner, 'GET', `/conversation/messages/admin/${visitor.id}${query}`)).json().data
    const { revision, messages } = await read()
    expect((await read(`?after=${revision}`)).messages).toEqual([])
    await visitor.say('Two')
    const changes = await read(`?after=${revision}`)
    expect(changes.messages.map(({ message }: { message: string }) => message)).toEqual([
      'Two',
      'You said Two',
    ])
    expect(changes.gone).toEqual([])
    await test.deps.driver.query(
      `update messages set status = 'cut', text = '', revision = $2 where id = $1`,
      [messages[1].id, changes.revision + 1],
    )
    expect(await read(`?after=${changes.revision}`)).toMatchObject({
      messages: [],
      gone: [messages[1].id],
    })
  })

  it('gives its newest messages first, and those before them part by part', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    for (const word of ['One', 'Two']) await visitor.say(word)
    const read = async (query: string) => {
      const path = `/conversation/messages/admin/${visitor.id}?${query}`
      const { messages, earlier } = (await as(owner, 'GET', path)).json().data
      return { texts: messages.map(({ message }: { message: string }) => message), earlier }
    }
    const newest = await read('last=3')
    expect(newest.texts).toEqual(['You said One', 'Two', 'You said Two'])
    const first = await read(`last=3&before=${newest.earlier}`)
    expect(first).toEqual({ texts: ['One'], earlier: undefined })
    expect((await read('last=4')).earlier).toBeUndefined()
  })

  it('is marked as read once it was opened', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('Hello')
    const unread = async () => (await as(owner, 'GET', '/conversations/unread')).json().data
    expect(await unread()).toEqual({ conversations: 1 })
    const read = await as(owner, 'PATCH', `/conversation/mark-read/${visitor.id}`)
    expect(read.json()).toEqual({ message: '', data: { read_messages: { conv_id: visitor.id } } })
    expect((await list()).unread_messages).toEqual([])
    expect(await unread()).toEqual({ conversations: 0 })
  })

  it('is deleted with its messages and its customer, and its open streams are closed', async () => {
    await test.app.listen({ port: 0 })
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('Hello')
    const asked = { agentId: agent.id, question: 'Violins?', fingerprint: 'violins' }
    await test.deps.db.insert(knowledgeGaps).values({ ...asked, conversationId: visitor.id })
    const watching = await visitor.liveEvents()
    await watching.named('control')
    const removed = await as(owner, 'DELETE', `/conversation/${visitor.id}`)
    expect(removed.json()).toEqual({ message: '', data: null })
    await watching.end
    expect(watching.events.at(-1)!.event).toBe('closed')
    for (const table of [conversations, messages, customers, knowledgeGaps]) {
      expect(await test.deps.db.$count(table)).toBe(0)
    }
  })

  it.each<[Method, string, object?]>([
    ['GET', '/conversation/messages/admin/:id'],
    ['PATCH', '/conversation/switchControl/:id'],
    ['POST', '/conversation/process/:id', { response: 'Hi' }],
    ['POST', '/conversation/typing/:id'],
    ['PATCH', '/conversation/mark-read/:id'],
    ['DELETE', '/conversation/:id'],
  ])('is not found in another account: %s %s', async (method, path, payload) => {
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('Hello')
    const stranger = await aUser(test.deps)
    const response = await as(stranger, method, path.replace(':id', visitor.id), payload)
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
    expect((await visitor.history()).messages).toHaveLength(2)
  })

  it('takes no empty reply', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    const response = await as(owner, 'POST', `/conversation/process/${visitor.id}`, {
      response: ' ',
    })
    expect([response.statusCode, response.json().message]).toEqual([400, 'Write a message first'])
  })
})
