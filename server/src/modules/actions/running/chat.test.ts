import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ActionRun } from 'shared-types'
import {
  type ActionShop,
  anActionShop,
  orderAction,
  ticketAction,
} from '../../../test/action-shop.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { newId } from '../../../lib/ids.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { recoverReplies } from '../../conversations/turns/recovery.ts'
import { addAction, aTalk } from '../test/talk.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
let shop: ActionShop

beforeEach(async () => {
  shop = await anActionShop()
  test = await buildTestApp({ CRAWL_ALLOW: shop.host })
  owner = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, owner.user.id)
  agentId = agent.id
  const hours = { heading: 'Opening hours', text: 'Monday–Friday: 9:00–17:00\nSunday: closed' }
  const pages = [{ title: 'Shop', url: 'https://shop.example/', passages: [hours] }]
  await aKnowledgeItem(test.deps.db, agent, pages)
})

afterEach(() => shop.close())

const owning = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })

async function asAdmin(method: 'PATCH' | 'POST', url: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN, 'x-nexus-admin': 'true' },
    ...(payload && { payload }),
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

const runs = async () => (await owning('GET', `/actions/${agentId}`)).json().data.runs

it('asks for a missing input, then answers with the data of the service', async () => {
  await addAction(test, owner, agentId, orderAction(shop))
  const { say } = await aTalk(test, agentId)
  expect(await say('Hi, could you tell me where my order is?')).toBe('Which order number?')
  expect(shop.asked).toEqual([])
  expect(await say('It is A-1042, thanks')).toBe('Order A-1042 is on its way.')
  expect(shop.asked.map(({ url }) => url)).toEqual(['/orders/A-1042'])
  expect(await runs()).toMatchObject([
    { state: 'done', inputs: { order: 'A-1042' }, conversation_id: expect.any(String) },
  ])
})

it('takes the input from the request, and asks for nothing', async () => {
  await addAction(test, owner, agentId, orderAction(shop))
  const { say } = await aTalk(test, agentId)
  expect(await say('Where is my order a1042?')).toBe('Order a-1042 is on its way.')
})

it('still answers questions from the knowledge, also while it waits for an input', async () => {
  await addAction(test, owner, agentId, orderAction(shop))
  const { say } = await aTalk(test, agentId)
  expect(await say('Are you open on Sunday?')).toContain('closed')
  await say('Where is my order?')
  expect(await say('Are you open on Sunday?')).toContain('closed')
  expect(await say('A-1042')).not.toContain('on its way')
  expect(shop.asked).toEqual([])
})

it('asks for an input that it does not understand twice at most', async () => {
  await addAction(test, owner, agentId, orderAction(shop))
  const { say } = await aTalk(test, agentId)
  await say('Where is my order?')
  expect(await say('the one with the blue lid')).toContain('Which order number?')
  expect(await say('the one with the blue lid')).not.toContain('Which order number?')
})

it('an action that changes something is proposed once, and runs once after a yes', async () => {
  await addAction(test, owner, agentId, ticketAction(shop))
  const { say } = await aTalk(test, agentId)
  expect(await say('Please open a ticket')).toBe('What is the problem?')
  expect(await say('The lid leaks')).toBe('At which address can you be reached?')
  const proposed = await say('ada@example.com')
  expect(proposed).toContain('Support ticket (The lid leaks, ada@example.com)')
  expect(shop.asked).toEqual([])
  expect(await say('Yes please')).toBe('Your ticket is open: T-7.')
  expect(await say('Yes please')).not.toContain('T-7')
  expect(shop.asked).toHaveLength(1)
  expect(JSON.parse(shop.asked[0]!.body)).toEqual({
    email: 'ada@example.com',
    problem: 'The lid leaks',
  })
  expect(shop.asked[0]!.headers['idempotency-key']).toBe((await runs())[0].id)
})

it.each(['No', 'Are you open on Sunday?'])('is not done after “%s”', async (answer) => {
  await addAction(test, owner, agentId, ticketAction(shop))
  const { say } = await aTalk(test, agentId)
  await say('Please open a ticket')
  await say('The lid leaks')
  await say('ada@example.com')
  await say(answer)
  await say('Yes')
  expect(shop.asked).toEqual([])
  expect((await runs())[0].state).toBe('dropped')
})

it('a yes to the question of a person does not confirm the action of the agent', async () => {
  await addAction(test, owner, agentId, ticketAction(shop))
  const { visitor, say } = await aTalk(test, agentId)
  await say('Please open a ticket')
  await say('The lid leaks')
  await say('ada@example.com')
  const control = (to: string) =>
    asAdmin('PATCH', `/conversation/switchControl/${visitor.id}?to=${to}`)
  await control('admin')
  await asAdmin('POST', `/conversation/process/${visitor.id}`, {
    response: 'Marisol here. Shall I ring you instead?',
    client_id: newId(),
  })
  await control('bot')
  await say('Yes')
  expect(shop.asked).toEqual([])
  expect((await runs())[0].state).toBe('dropped')
})

it('a yes to a later question of the agent does not confirm its earlier proposal', async () => {
  await addAction(test, owner, agentId, ticketAction(shop))
  const { say } = await aTalk(test, agentId)
  await say('Please open a ticket')
  await say('The lid leaks')
  expect(await say('ada@example.com')).toContain('Support ticket')
  expect(await say('I want to talk to a human')).not.toContain('Support ticket')
  expect(await say('Yes')).not.toContain('T-7')
  expect(shop.asked).toEqual([])
  expect((await runs())[0].state).toBe('dropped')
})

it('a service that does not answer delays only the visitors who wait for it', async () => {
  await addAction(test, owner, agentId, orderAction(shop))
  const talks = [await aTalk(test, agentId), await aTalk(test, agentId), await aTalk(test, agentId)]
  const held: (() => void)[] = []
  shop.answers((_, response) => void held.push(() => response.end('{"status":"late"}')))
  const waiting = talks.slice(1).map(({ say }) => say('Where is my order A-1042?'))
  await expect.poll(() => shop.asked.length).toBe(2)
  expect(await talks[0]!.say('Are you open on Sunday?')).toContain('closed')
  expect((await runs()).map(({ state }: ActionRun) => state)).toEqual(['running', 'running'])
  for (const end of held) end()
  expect(await Promise.all(waiting)).toEqual(Array(2).fill('Order A-1042 is late.'))
})

it('two answers at once run the action once', async () => {
  await addAction(test, owner, agentId, ticketAction(shop))
  const { visitor, say } = await aTalk(test, agentId)
  await say('Please open a ticket')
  await say('The lid leaks')
  await say('ada@example.com')
  await Promise.all([visitor.say('Yes'), visitor.say('Yes, please')])
  expect(shop.asked).toHaveLength(1)
})

it('an action whose node dies is done once, and the reply does not claim that it was', async () => {
  await addAction(test, owner, agentId, ticketAction(shop))
  const { visitor, say } = await aTalk(test, agentId)
  await say('Please open a ticket')
  await say('The lid leaks')
  await say('ada@example.com')
  const held: (() => void)[] = []
  shop.answers((_, response) => void held.push(() => response.end('{"ticket":"T-8"}')))
  void visitor.say('Yes')
  await expect.poll(() => shop.asked.length).toBe(1)
  // Imitates a node that finds the lease expired.
  const sql =
    "update messages set lease_until = now() - interval '1 second' where lease_until is not null"
  await test.deps.driver.query(sql)
  await recoverReplies(test.deps)
  const last = async () => (await visitor.history()).messages.at(-1).text
  await expect.poll(last).toContain('cannot tell')
  expect(shop.asked).toHaveLength(1)
  expect((await runs())[0].state).toBe('unknown')
  for (const end of held) end()
  await expect.poll(async () => (await runs())[0].state).toBe('done')
})

it('reports the failure of a service', async () => {
  await addAction(test, owner, agentId, orderAction(shop))
  shop.answers((_, response) => void response.writeHead(500).end())
  const { say } = await aTalk(test, agentId)
  expect(await say('Where is my order A-1042?')).toContain('did not work')
  expect((await runs())[0]).toMatchObject({ state: 'failed', status: 500 })
})

it.each<[what: string, answer: Parameters<ActionShop['answers']>[0], state: string]>([
  ['fails in the middle', (_, response) => void response.writeHead(500).end(), 'unknown'],
  ['breaks off', (_, response) => void response.destroy(), 'unknown'],
  ['lacks the field to be said', (_, response) => void response.end('{}'), 'unknown'],
  ['is refused', (_, response) => void response.writeHead(422).end(), 'failed'],
])('a reply about a change whose answer %s claims only what is known', async (_, answer, state) => {
  await addAction(test, owner, agentId, ticketAction(shop))
  shop.answers(answer)
  const { say } = await aTalk(test, agentId)
  await say('Please open a ticket')
  await say('The lid leaks')
  await say('ada@example.com')
  const told = await say('Yes')
  expect(told).toContain(state === 'unknown' ? 'cannot tell' : 'did not work')
  expect((await runs())[0].state).toBe(state)
  expect(shop.asked).toHaveLength(1)
})

it('a change that reached nobody is reported as failed', async () => {
  await addAction(test, owner, agentId, ticketAction(shop))
  shop.close()
  const { say } = await aTalk(test, agentId)
  await say('Please open a ticket')
  await say('The lid leaks')
  await say('ada@example.com')
  expect(await say('Yes')).toContain('did not work')
  expect((await runs())[0].state).toBe('failed')
})

it('an action that is off is not done', async () => {
  await addAction(test, owner, agentId, orderAction(shop, { is_on: false }))
  const { say } = await aTalk(test, agentId)
  expect(await say('Where is my order A-1042?')).not.toContain('on its way')
  expect(shop.asked).toEqual([])
})

it('is shown beside the reply and in the export of the person, without its secret', async () => {
  await addAction(test, owner, agentId, orderAction(shop))
  shop.answers(
    ({ headers }, response) => void response.end(JSON.stringify({ status: headers.authorization })),
  )
  const { visitor, say } = await aTalk(test, agentId)
  expect(await say('Where is my order A-1042?')).toBe('Order A-1042 is •••.')
  const { messages } = (await owning('GET', `/conversation/messages/admin/${visitor.id}`)).json()
    .data
  const why = await owning('GET', `/conversation/why/${visitor.id}/${messages.at(-1).id}`)
  expect(why.json().data.why.actions).toEqual([
    {
      name: 'Order status',
      state: 'done',
      inputs: ['A-1042'],
      said: 'Order A-1042 is •••.',
      took_ms: expect.any(Number),
    },
  ])
  for (const table of ['messages', 'action_runs', 'conversations']) {
    const { rows } = await test.deps.driver.query(`select * from ${table}`)
    expect(JSON.stringify(rows)).not.toContain('s3cret')
  }
})

it('a reply that was lost before the action ran continues with its inputs', async () => {
  await addAction(test, owner, agentId, orderAction(shop))
  const { visitor, say } = await aTalk(test, agentId)
  await say('Where is my order?')
  shop.answers(() => {})
  void visitor.say('It is A-1042')
  await expect.poll(() => shop.asked.length).toBe(1)
  // The row as it was before it was sent.
  await test.deps.driver.query(
    "update action_runs set state = 'asking', asking = null, inputs = '{}'",
  )
  shop.answers((_, response) => void response.end('{"status":"on its way"}'))
  const sql =
    "update messages set lease_until = now() - interval '1 second' where lease_until is not null"
  await test.deps.driver.query(sql)
  await recoverReplies(test.deps)
  const last = async () => (await visitor.history()).messages.at(-1).text
  await expect.poll(last).toBe('Order A-1042 is on its way.')
})

it('half characters in a long input or an answer do not break an action', async () => {
  await addAction(test, owner, agentId, ticketAction(shop))
  shop.answers((_, response) => void response.end('{"ticket":"T-\\u0000\\ud83d9"}'))
  const { say } = await aTalk(test, agentId)
  await say('Please open a ticket')
  expect(await say(`${'o'.repeat(499)}😀 leaks`)).toBe('At which address can you be reached?')
  await say('ada@example.com')
  expect(await say('Yes')).toContain('Your ticket is open: T-')
  expect((await runs())[0].state).toBe('done')
})
